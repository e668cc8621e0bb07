import { css } from '@emotion/react';
import { media } from '../../look/tokens.ts';
import { figureType, solidForme } from './forme.ts';

/** A line with its stops, as far from each other as they are on the road: across the page, on phones down it. */
export const line = css`
  ${solidForme};
  dl > div {
    position: relative;
    min-height: max(var(--amount) * 2rem, 5rem);
    padding: 0 0 1rem 2rem;
    border-left: 0.6rem solid var(--ink);
    line-height: 1.25;
    &:last-of-type {
      border-color: #0000;
    }
    &::before {
      content: '';
      position: absolute;
      top: 0;
      left: -1.05rem;
      width: 1.5rem;
      height: 1.5rem;
      border: 0.35rem solid var(--ink);
      border-radius: 50%;
      background: var(--paper);
    }
  }
  dt {
    ${figureType};
    font-stretch: 80%;
    line-height: 1.1;
  }
  ${media.tablet} {
    dl {
      display: flex;
    }
    dl > div {
      flex: var(--amount) 1 0;
      min-height: 0;
      padding: 1.75rem 0.75rem 0 0;
      border: 0;
      border-top: 0.6rem solid var(--ink);
      &:last-of-type {
        flex: none;
        max-width: 9rem;
      }
      &::before {
        top: -1.05rem;
        left: 0;
      }
    }
  }
`;
