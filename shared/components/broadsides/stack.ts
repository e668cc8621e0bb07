import { css } from '@emotion/react';
import { media, on } from '../../look/tokens.ts';
import { figureType, openForme } from './forme.ts';

/** Shares of a hundred as blocks in one stack: height and figure are as large as the share. */
export const stack = css`
  ${openForme};
  dl {
    border: 3px solid var(--text);
    box-shadow: 8px 8px 0 var(--second);
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(2.5rem, auto) minmax(0, 1fr);
    align-items: center;
    gap: 0.25rem 1.25rem;
    min-height: calc(var(--amount) * 0.4rem);
    padding: 0.3rem 1rem;
    font-weight: 700;
    line-height: 1.2;
    ${media.cramped} {
      grid-template-columns: minmax(0, 1fr);
    }
    &:first-of-type {
      ${on.second};
    }
    &:nth-of-type(3n + 2) {
      ${on.text};
    }
    &:nth-of-type(4) {
      ${on.first};
    }
    &:nth-of-type(3) {
      ${on.ground};
    }
    @media (forced-colors: active) {
      + div {
        border-top: 3px solid;
      }
    }
  }
  .figure {
    ${figureType};
    grid-area: 1 / 1;
    font-size: max(1.1rem, min(var(--amount) * 0.3rem, var(--amount) * 0.36vw + 4vw));
  }
  dt {
    grid-area: auto / -2;
    ${media.tablet} {
      font-size: 1.5rem;
      line-height: 1.1;
    }
  }
`;
