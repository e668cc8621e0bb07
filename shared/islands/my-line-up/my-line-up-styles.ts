import { css } from '@emotion/react';
import { dayRow, dayRows, plainBar } from '../../look/day-rows.ts';
import {
  capitals,
  inForcedColors,
  lineLength,
  rule,
  media,
  surface,
  stacked,
  wrapping,
  fontSize,
} from '../../look/tokens.ts';
import { linkStyle } from '../../look/surfaces.ts';
import { setRows, timeColumn } from '../../look/set-rows.ts';
import { overlay, visuallyHidden } from '../../look/decorations.ts';
import { tools } from './line-up-tools-styles.ts';

/** Texts begin to the right of the rows' edges. */
const textEdge = '1.1rem';

/* The inks of two sets that clash overprint, in dark mode, too. */
const overprinted = `
  background: linear-gradient(var(--first) 0 0), linear-gradient(var(--second) 0 0);
  background-blend-mode: multiply;
  print-color-adjust: exact;
`;

const rows = css`
  .days > section {
    ${dayRow};
    ${plainBar};
    ${setRows};
    row-gap: 0;
    /* A click lays out only its own day again. Days out of view keep their height, because a page that
       jumps moves buttons away from the pointer. */
    contain: layout style;
    > :last-child {
      container-type: inline-size;
    }
    .set {
      padding-inline: ${textEdge} 0;
      > .actions {
        grid-area: 1 / -2 / span 3;
        display: grid;
        align-content: space-between;
        justify-items: end;
        margin-block: -0.4rem -0.25rem;
      }
      b {
        padding-inline: 0.35rem;
        border: 2px solid;
      }
    }
    /* There is no room for a column of commands. */
    @container (max-width: 17rem) {
      .set > .actions {
        ${wrapping('0 0.6rem')};
        grid-area: auto / 2;
        justify-content: end;
      }
    }
    @container (min-width: 36rem) {
      .set {
        > .actions {
          grid-template-columns: repeat(2, 4.75rem);
          align-content: start;
        }
      }
    }
    [data-state='maybe'] [data-now]::after {
      position: static;
      display: block;
      width: fit-content;
      margin-top: 0.2rem;
      border: 2px solid;
      ${surface.ground};
    }
    @container (min-width: 48rem) {
      .set {
        grid-template-columns: ${timeColumn} minmax(0, 1fr) minmax(0, 14rem) auto;
        align-items: baseline;
        > h3 + .where {
          grid-area: 1 / 3;
        }
      }
      .gap,
      .end {
        padding-left: calc(${textEdge} + ${timeColumn} + 0.6rem);
      }
    }
    /* A bar joins the two sets of a clash. */
    [data-clash]::before {
      ${overlay('0 auto 0 0')};
      width: 0.67rem;
      border: 0;
      ${overprinted};
      ${inForcedColors('border: 6px double')};
    }
  }
  button[value] {
    ${linkStyle};
    min-height: 2rem;
    font-size: ${fontSize.small};
    font-weight: 400;
    text-decoration-thickness: 1px;
    --underline: currentcolor;
    i {
      ${visuallyHidden};
    }
  }
  /* Sets that run for hours stand at the day's head. */
  p.drop-in {
    padding: 0.6rem 0.75rem 0.2rem ${textEdge};
    font-weight: 700;
    font-size: ${fontSize.small};
  }
  ul.drop-in {
    border-bottom: ${rule};
  }
  .clash,
  .gap,
  .end {
    max-width: none;
    padding: 0.5rem max(0.6rem, 100% - ${lineLength} - 2rem) 0.5rem ${textEdge};
    line-height: 1.3;
  }
  /* A clash stands between its two sets. */
  .clash {
    ${overprinted};
    color: var(--paper);
    ${inForcedColors('border: 6px double')};
    strong {
      display: block;
      ${capitals(`${fontSize.name}/1.1`, 84)};
    }
    span {
      font-size: ${fontSize.lead};
    }
  }
  .clash[data-soft] {
    border: 3px dotted;
    background: none;
    color: var(--text);
  }
  /* The steps of a walk continue the edges of the two sets. */
  .gap {
    border-bottom: 1px solid var(--text);
    background: radial-gradient(circle closest-side, var(--text) 85%, #0000) 0 0 / 0.67rem 1rem no-repeat
      round;
  }
  .gap,
  .end {
    font-size: ${fontSize.label};
    font-weight: 700;
  }
`;

export const styles = css`
  > div {
    ${wrapping('2rem')};
    > * {
      flex: 1 1 100%;
      max-width: none;
    }
    /* On wide screens, what one does with a list stands beside it. */
    ${media.desktop} {
      &:has(> form:not([class])) {
        display: grid;
        grid-template: repeat(2, auto) 1fr / minmax(0, 1fr) minmax(18rem, 30%);
        gap: 2rem 2.5rem;
        > * {
          grid-column: 1 / -1;
        }
        > form:not([class]) {
          grid-area: 2 / 1 / span 2;
        }
        > :is(.share, .compare) {
          grid-column: 2;
          align-self: start;
        }
        > .share {
          grid-row: 2;
          margin: 0;
        }
        > .compare {
          grid-row: 3;
        }
      }
    }
  }
  form:not([class]) {
    ${stacked('1.25rem', 'start')};
  }
  .days {
    ${dayRows};
  }
  ${rows};
  .sum {
    ${wrapping('0 2rem', 'baseline')};
    justify-content: space-between;
    > p:first-child {
      ${capitals(`${fontSize.name}/1.2`, 80)};
    }
  }
  .unknown {
    h2 {
      font-size: ${fontSize.name};
    }
    p {
      display: inline;
    }
  }
  .gone {
    ${wrapping('1rem', 'center')};
    justify-content: space-between;
    padding: 0.5rem 0.9rem 0.75rem;
    border: 3px dotted;
    line-height: 1.3;
    /* The message is in view wherever the row was, below the day's name. */
    position: sticky;
    inset: 8rem auto 1rem;
    p {
      flex: 1 1 8rem;
    }
  }
  ${tools};
  /* The message about the last change and its Undo are in view wherever the change was made. */
  .said {
    position: sticky;
    z-index: 2;
    bottom: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    line-height: 1.3;
    &:not(:has(button)) {
      ${visuallyHidden};
    }
    &:has(button) {
      padding: 0.6rem 1.1rem 0.85rem 1rem;
      border: ${rule};
      background: var(--ground);
      font-weight: 700;
    }
  }
  @media print {
    > div,
    form:not([class]) {
      display: block;
    }
    .share,
    .compared,
    .compare,
    .said,
    .gone,
    .from-link,
    .sum,
    .unknown,
    button {
      display: none;
    }
    .days > section + section {
      break-before: page;
    }
    .clash {
      border: 3pt double;
      color: inherit;
      background: none;
    }
  }
`;

/** A focused element is scrolled out from under the message. */
export const pageStyles = [
  css`
    :root:has(.said button) {
      scroll-padding-bottom: 7rem;
    }
  `,
];
