/** A list by day: each day's name in a bar of ink, and below it what is on. */
import { css } from '@emotion/react';
import { headerHeight, inksOfDay, rule, stacked, surface } from './tokens.ts';

export const dayRows = css`
  ${stacked('1.75rem')};
  @media print {
    display: block;
  }
`;

/** A day. Its first child is a bar of ink with its name, which stays in view over its list. */
export const dayRow = css`
  --day: var(--first);
  &:nth-of-type(even) {
    --day: var(--second);
  }
  > :first-child {
    padding: 0.6rem 0.6rem 0.45rem;
    background: var(--day);
    color: var(--ink);
    ${inksOfDay};
    print-color-adjust: exact;
  }
  @media (min-height: 30em) {
    > :first-child:not(:has(dl)) {
      position: sticky;
      z-index: 2;
      top: ${headerHeight};
    }
  }
  @media print {
    display: block;
    > :first-child {
      break-after: avoid;
      padding: 10pt 0 2pt;
      background: none;
    }
    h2 {
      font-size: 16pt;
    }
  }
`;

/** A day whose rows are in their stages' inks: its bar is in none of them. */
export const plainBar = css`
  > :first-child {
    --text: inherit;
    padding-block: 0.4rem 0.25rem;
    border: ${rule};
    ${surface.ink};
  }
`;

/**
 * Short rows, which are read down one column and then down the other. Phones get no columns at all: a single
 * one costs them as much layout time as two.
 */
export const inTwoColumns = css`
  @media print, (min-width: 64em) {
    columns: 2 17rem;
    column-gap: 2.5rem;
  }
`;
