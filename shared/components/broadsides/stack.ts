import { css } from '@emotion/react';
import { media, on, rule, wrapping } from '../../look/tokens.ts';
import { figureType, openForme } from './forme.ts';

/** Shares of a hundred as blocks in one stack: height, figure and name are as large as the share. */
export const stack = css`
  ${openForme};
  dl {
    border: ${rule};
    box-shadow: 8px 8px 0 var(--second);
  }
  dl > div {
    ${wrapping('0.25rem 2vw', 'center')};
    align-content: center;
    min-height: calc(var(--amount) * 0.4rem);
    padding: 0.3rem 1rem;
    ${on.ink};
    + div {
      border-top: ${rule};
    }
    &:first-of-type {
      ${on.flatSecond};
    }
    &:nth-of-type(4) {
      ${on.flatFirst};
    }
    &:nth-of-type(3) {
      ${on.ground};
    }
  }
  .figure,
  dt {
    ${figureType};
  }
  .figure {
    order: -1;
    min-width: 2.5rem;
    font-size: max(1.1rem, min(var(--amount) * 0.4rem, var(--amount) * 0.72vw + 1vw));
    white-space: nowrap;
    ${media.tablet} {
      font-stretch: 112%;
    }
  }
  dt {
    flex: 1 1 9rem;
    font-size: max(1.1rem, min(var(--amount) * 0.12rem, var(--amount) * 0.05rem + var(--amount) * 0.06vw));
    font-stretch: 84%;
    line-height: 1;
    text-wrap: balance;
  }
`;
