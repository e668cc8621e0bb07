import { css } from '@emotion/react';
import { media } from '../../look/tokens.ts';
import { figureType, solidForme } from './forme.ts';

/** A line with its stops, as far from each other as they are on the road: across the page, on phones down it. */
export const line = css`
  ${solidForme};
  dl > div {
    position: relative;
    min-height: max(var(--amount) * 2rem, 5rem);
    padding: 0 0 1rem 2.25rem;
    line-height: 1.25;
    &::before,
    &:not(:last-of-type)::after {
      content: '';
      position: absolute;
    }
    &::before {
      z-index: 1;
      top: 0;
      left: 0;
      width: 1.5rem;
      height: 1.5rem;
      border: 0.35rem solid;
      border-radius: 50%;
      background: var(--ground);
    }
    /* From the middle of a stop to the middle of the next. */
    &::after {
      inset: 0.75rem auto -0.75rem 0.45rem;
      border-left: 0.6rem solid;
    }
  }
  dd {
    color: var(--text);
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
      padding: 2.25rem 0.75rem 0 0;
      &:last-of-type {
        flex: none;
        max-width: 9rem;
      }
      &::after {
        inset: 0.45rem -0.75rem auto 0.75rem;
        border-top: 0.6rem solid;
        border-left: 0;
      }
    }
  }
`;
