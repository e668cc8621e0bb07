import { css } from '@emotion/react';
import { dayColumns, dayHeading } from '../../look/day-columns.ts';
import { underline } from '../../look/decorations.ts';
import { timeScale } from '../../look/time-scale.ts';
import { capitals, media, on, rule, stacked, wrapping } from '../../look/tokens.ts';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import { betweenPicks } from './between-picks-styles.ts';
import { tools } from './line-up-tools-styles.ts';
import { stub, wide } from './stub-styles.ts';

export const styles = css`
  > div {
    ${stacked('2.5rem 3rem')};
    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > :not(.share, .share + .compare) {
        grid-column: 1 / -1;
      }
      /* Without a line-up, nothing stands beside it but its heading. */
      > .compare:not(.share + .compare) {
        grid-template-columns: 19rem minmax(0, 1fr);
        gap: 0.9rem 3rem;
        > h2 {
          grid-row: 1 / 4;
          font-size: 2.25rem;
        }
        > :not(h2) {
          grid-column: 2;
        }
      }
    }
  }
  form:not([class]) {
    ${stacked('1.5rem')};
  }
  .days {
    ${dayColumns};
    align-items: start;
    ${media.desktop} {
      grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr));
    }
    > section {
      ${dayHeading};
    }
  }
  ${timeScale};
  [data-sign] {
    grid-column: 1;
  }
  .scale {
    --hours: 3.4rem;
    --tall: 0.94;
    margin-top: 0.75rem;
  }
  &:has(.stub[data-brief]) .scale {
    --tall: 1.5;
  }
  ${stub};
  .days[data-wide] {
    ${wide};
  }
  button[value] {
    min-height: 2.75rem;
    margin-bottom: -0.6rem;
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
  ${betweenPicks};
  .sum {
    max-width: none;
    ${capitals('1.25rem/1.2', 80)};
  }
  .unknown {
    ${stacked('0.5rem')};
  }
  .gone {
    ${wrapping('1rem', 'center')};
    align-self: start;
    justify-content: space-between;
    padding: 0.5rem 0.9rem 0.75rem;
    border: 3px dotted;
    line-height: 1.3;
    /* In view wherever the stub was, below the day's name. */
    position: sticky;
    inset: 8rem auto 1rem;
    p {
      flex: 1 1 8rem;
    }
  }
  ${tools};
  .compared {
    ${dayHeading};
    @media (max-width: 48em) {
      .scale {
        --tall: 1.4;
      }
    }
    .fold::before {
      content: attr(data-hours);
      display: block;
      padding: 2.1rem 1.1rem;
      color: var(--ground);
      ${capitals('2.4rem/0.9')};
    }
    .scale {
      grid-template-columns: var(--hours) repeat(2, minmax(0, 1fr));
      column-gap: 0.4rem;
    }
    [data-whose='mine'] {
      grid-column: 2;
    }
    [data-whose='theirs'] {
      grid-column: 3;
    }
    [data-whose='both']::before {
      background: var(--text);
    }
    [data-whose='both']::after {
      inset: 4px;
    }
    @media (max-width: 30em) {
      .scale {
        --hours: 2.6rem;
      }
      .stub {
        padding-inline: 0.5rem;
      }
    }
  }
  .meet {
    padding-inline: 0.4rem;
    ${on.text};
  }
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
    .back,
    .compare,
    .said,
    .gone,
    .from-link,
    .sum,
    .unknown {
      display: none;
    }
    .days > section + section,
    .compared + .compared {
      break-before: page;
    }
    .scale {
      --hours: 11mm;
      --tall: 0.14;
      margin-top: 4pt;
    }
    [data-sign]::after {
      content: none;
    }
    .stub {
      ${wrapping('0 8pt', 'baseline')};
      border: 1pt solid;
      > div {
        container-type: normal;
      }
      font-size: 10pt;
      &::before,
      &::after {
        content: none;
      }
      padding: 2pt 5pt;
      > p {
        font-size: 11pt;
        span {
          display: inline;
          font-size: 8pt;
        }
      }
      h3 {
        font-size: 11pt;
      }
    }
    .clash {
      padding: 2pt 6pt;
      border: 3pt double;
      background: none;
      color: inherit;
      font-size: 9.5pt;
      strong,
      b {
        display: inline;
        font-size: 9.5pt;
      }
    }
    .gap,
    .end {
      margin: 0;
      padding: 1pt 0 1pt 6pt;
      font-size: 9.5pt;
      p:nth-child(n) {
        display: inline;
        max-width: none;
        font-size: 9.5pt;
        &::after {
          content: ' ';
        }
      }
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
