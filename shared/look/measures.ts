/** How a page is laid out: its measure, and what stands in it below or beside each other. */
import { css } from '@emotion/react';
import { media } from './tokens.ts';

/** The page's measure: twelve columns, with a margin that a thumb can hold. */
export const measure = css`
  width: min(100% - 2rem, 76rem);
  margin-inline: auto;
  ${media.tablet} {
    width: min(100% - 4rem, 76rem);
  }
`;

/** Acts side by side: two on a phone, four on a desk, one where two would be too narrow. */
export const cardGrid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25rem;
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 2rem;
  }
  @media (max-width: 22em) {
    grid-template-columns: 1fr;
  }
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** The page's measure with its parts one below the other. */
export const stack = css`
  ${measure};
  display: grid;
  gap: 2.5rem;
  section {
    display: grid;
    gap: 1.25rem;
    min-width: 0;
  }
`;

/** A section of a stack whose heading stands at its side where there is room. */
export const headingBeside = css`
  ${media.desktop} {
    && {
      grid-template-columns: 19rem minmax(0, 1fr);
      gap: 1.25rem 3rem;
    }
    > h2 {
      font-size: 2.25rem;
    }
  }
`;
