import { css } from '@emotion/react';
import { media, on } from '../../look/tokens.ts';
import { figureType, openForme } from './forme.ts';

/** The parts of a day side by side, from light to dark. */
export const day = css`
  ${openForme};
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    border: 3px solid var(--text);
    ${media.tablet} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    ${media.cramped} {
      display: block;
    }
  }
  dl > div {
    display: grid;
    align-content: space-between;
    gap: 0.5rem;
    padding: 1rem;
    color: var(--ink);
    font-weight: 600;
    line-height: 1.3;
    ${media.tablet} {
      min-height: 22rem;
    }
    &:nth-of-type(1) {
      background: var(--paper);
    }
    &:nth-of-type(2) {
      background: var(--second);
    }
    &:nth-of-type(3) {
      background: var(--first);
    }
    &:nth-of-type(4) {
      position: relative;
      ${on.ink};
      /* Stars, beside the words. */
      &::before {
        content: '';
        position: absolute;
        inset: 0.75rem 0.5rem 40% 66%;
        background:
          radial-gradient(circle, var(--paper) 1.5px, #0000 2px) 0 0 / 41px 67px,
          radial-gradient(circle, var(--second) 2px, #0000 2.5px) 11px 23px / 59px 83px,
          radial-gradient(circle, var(--paper) 1px, #0000 1.5px) 5px 9px / 31px 37px;
      }
    }
  }
  .figure {
    ${figureType};
    font-size: clamp(2.25rem, 5.4vw, 5rem);
    font-stretch: 70%;
    line-height: 0.95;
  }
`;
