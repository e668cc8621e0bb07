/** The rows of a list by day: each day's name, and at its right what is on. */
import { css } from '@emotion/react';
import { headerHeight, inksOfDay, media, rule, stacked } from './tokens.ts';

export const dayRows = css`
  ${stacked('1.75rem')};
  @media print {
    display: block;
  }
`;

/** A day. Its first child is a block of ink with its name, which stays in view beside its list. */
export const dayRow = css`
  --day: var(--first);
  &:nth-of-type(even) {
    --day: var(--second);
  }
  border-top: ${rule};
  gap: 0 1.5rem;
  > :first-child {
    padding: 0.6rem 0.75rem 0.45rem;
    background: var(--day);
    color: var(--ink);
    ${inksOfDay};
    print-color-adjust: exact;
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: clamp(14.5rem, 21vw, 17rem) minmax(0, 1fr);
    > * {
      grid-row: 1;
    }
    > :first-child {
      grid-column: 1;
    }
    h2 {
      position: sticky;
      top: calc(${headerHeight} + 0.6rem);
    }
  }
  /* On other screens the block itself stays in view, over the list. */
  @media (max-width: 63.99em) and (min-height: 30em) {
    > :first-child:not(:has(dl)) {
      position: sticky;
      z-index: 2;
      top: ${headerHeight};
    }
  }
  @media print {
    display: block;
    border-top: 0;
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

/**
 * Short rows, which are read down one column and then down the other. Phones get no columns at all: a single
 * one costs them as much layout time as two.
 * @param least the width that a column needs
 */
export const inTwoColumns = (least: string) => css`
  @media print, (min-width: 48em) {
    columns: 2 ${least};
    column-gap: 2.5rem;
  }
`;
