import { css } from '@emotion/react';
import { media, on, wrapping } from '../../look/tokens.ts';
import { figureType, openForme } from './forme.ts';

/** Shares of a hundred as blocks in one stack: height and figure are as large as the share. */
export const stack = css`
  ${openForme};
  dl {
    border: 3px solid var(--text);
    box-shadow: 8px 8px 0 var(--second);
  }
  dl > div {
    ${wrapping('0.25rem 1.25rem', 'center')};
    align-content: center;
    min-height: calc(var(--amount) * 0.4rem);
    padding: 0.3rem 1rem;
    font-weight: 700;
    line-height: 1.2;
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
    order: -1;
    min-width: 2.5rem;
    font-size: max(1.1rem, min(var(--amount) * 0.4rem, var(--amount) * 0.72vw + 1vw));
  }
  dt {
    flex: 1 1 9rem;
    ${media.tablet} {
      font-size: 1.5rem;
      line-height: 1.1;
    }
  }
`;
