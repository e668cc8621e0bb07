/** The columns of a list by day, and the days' names over them. */
import { css } from '@emotion/react';
import { headerHeight, media, rule, stacked, fontSize } from './tokens.ts';

/** On wide screens the days stand side by side. */
export const dayColumns = css`
  ${stacked('3rem 1.75rem')};
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  }
  @media print {
    display: block;
  }
`;

/** A day whose name stays in view while its entries are scrolled. */
export const dayHeading = css`
  --day: var(--first);
  &:nth-of-type(even) {
    --day: var(--second);
  }
  h2 {
    position: sticky;
    z-index: 2;
    top: ${headerHeight};
    padding: 0.5rem 0.75rem 0.35rem;
    border-block: ${rule};
    background: var(--day);
    color: var(--ink);
    font-size: ${fontSize.heading};
    ${media.low} {
      position: static;
    }
  }
  @media print {
    h2 {
      position: static;
      padding: 0 0 2pt !important;
      border-top: 0;
      background: none;
      font-size: 16pt;
    }
  }
`;
