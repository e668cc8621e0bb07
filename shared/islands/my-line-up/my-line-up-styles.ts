import { css } from '@emotion/react';
import { dayColumns, dayHeading } from '../../look/day-columns.ts';
import { underline } from '../../look/decorations.ts';
import { capitals, inForcedColors, lineLength, media, rule, stacked, wrapping } from '../../look/tokens.ts';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import { tools } from './line-up-tools-styles.ts';

/* When, what and where in one row, with what can be done at its end; where the list is wide, on one line. */
const rows = css`
  .days > section {
    ${dayHeading};
    container-type: inline-size;
    align-content: start;
    gap: 0;
    --when: 4.6rem;
  }
  .pick {
    display: grid;
    grid-template-columns: var(--when) minmax(0, 1fr);
    gap: 0 0.75rem;
    padding: 0.55rem 0 0.2rem 0.75rem;
    background: linear-gradient(var(--edge, #0000) 0 0) 0 / 0.4rem 100% no-repeat;
    line-height: 1.25;
    border-bottom: 1px solid var(--text);
    > p:first-child {
      grid-row: span 2;
      ${capitals('1.15rem/1.1', 64)};
      span {
        display: block;
        font-size: 0.75rem;
      }
    }
    h3 {
      font-stretch: 76%;
      a {
        text-decoration-line: none;
      }
    }
    > div {
      ${wrapping('0 0.75rem', 'center')};
      justify-content: space-between;
      font-size: 0.875rem;
    }
    > div > p {
      ${wrapping('0.2rem 0.6rem', 'center')};
    }
    > div a {
      padding-block: 0.3rem;
    }
    b {
      padding-inline: 0.35rem;
      border: 2px solid;
    }
    .note {
      grid-column: 2 / -1;
      padding-bottom: 0.3rem;
      font-size: 0.9rem;
    }
    ${media.cramped} {
      display: block;
    }
  }
  [data-ink='first'] {
    --edge: var(--first);
  }
  [data-ink='second'] {
    --edge: var(--second);
  }
  /* Not certain, or picked by others alone. */
  .pick:not([data-state='picked']) {
    background-image: repeating-linear-gradient(var(--edge, var(--text)) 0 0.4rem, #0000 0 0.8rem);
  }
  button[value] {
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    font-size: 1em;
    ${underline('3px')};
    cursor: pointer;
    i {
      ${visuallyHidden};
    }
  }
  .pick:not([data-state='none']) button {
    text-transform: capitalize;
  }
  @container (min-width: 44rem) {
    ol,
    ul {
      --when: 11rem;
    }
    .pick {
      grid-template-columns: var(--when) repeat(2, minmax(0, 1fr));
      align-items: center;
      padding-block: 0.1rem;
      > p:first-child {
        grid-row: auto;
        span {
          display: inline;
        }
      }
      h3 {
        font-size: 1.5rem;
      }
    }
  }
  /* What runs for hours, at the day's head. */
  p.drop-in {
    padding: 0.6rem 0.75rem 0.2rem;
    font-weight: 700;
    font-size: 0.9rem;
  }
  ul.drop-in {
    border-block: ${rule};
    .pick {
      padding-block: 0.35rem 0;
    }
    .pick:last-child {
      border: 0;
    }
    .pick > p:first-child,
    h3 {
      font-size: 0.9rem;
    }
    h3 a {
      display: inline-block;
      padding-block: 0.2rem;
    }
  }
  .clash,
  .gap,
  .end {
    max-width: none;
    padding: 0.4rem max(0px, 100% - ${lineLength} - var(--when)) 0.4rem 0.75rem;
    font-size: 0.9rem;
    line-height: 1.3;
  }
  /* Between the two sets, whose inks overprint. */
  .clash {
    background: linear-gradient(var(--first) 0 0), linear-gradient(var(--second) 0 0);
    background-blend-mode: var(--overprint);
    color: var(--ground);
    ${inForcedColors('border: 6px double')};
    strong {
      ${capitals('1rem/1.1', 76)};
    }
  }
  .clash[data-soft] {
    border: 3px dotted;
    background: none;
    color: var(--text);
  }
  .gap {
    border-bottom: 1px solid var(--text);
    padding-left: calc(var(--when) + 1.5rem);
  }
  .end {
    font-weight: 700;
  }
`;

export const styles = css`
  > div {
    ${stacked('2rem 3rem')};
    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > :not(.share, .share + .compare) {
        grid-column: 1 / -1;
      }
    }
  }
  form:not([class]) {
    ${stacked('1.25rem')};
  }
  .days {
    ${dayColumns};
    align-items: start;
    ${media.desktop} {
      grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
    }
  }
  ${rows};
  .sum {
    max-width: none;
    ${capitals('1.25rem/1.2', 80)};
  }
  .unknown ul {
    ${stacked('0.5rem')};
  }
  .gone {
    ${wrapping('1rem', 'center')};
    justify-content: space-between;
    padding: 0.5rem 0.9rem 0.75rem;
    border: 3px dotted;
    line-height: 1.3;
    /* In view wherever the row was, below the day's name. */
    position: sticky;
    inset: 8rem auto 1rem;
    p {
      flex: 1 1 8rem;
    }
  }
  ${tools};
  /* What has been done, and the way back, in view wherever it was done. */
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

/** What has the focus is scrolled out from under what was said. */
export const pageStyles = [
  css`
    :root:has(.said button) {
      scroll-padding-bottom: 7rem;
    }
  `,
];
