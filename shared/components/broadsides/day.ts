import { css } from '@emotion/react';
import { media, on } from '../../look/tokens.ts';
import { figureType, openForme } from './forme.ts';

/** The parts of a day side by side, from light to dark: the sun rises, stands high and sets, and the moon is up. */
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
    --disc: clamp(5rem, 12vw, 11rem);
    isolation: isolate;
    position: relative;
    overflow: hidden;
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
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      right: 1rem;
      bottom: calc(var(--disc) * -0.45);
      width: var(--disc);
      aspect-ratio: 1;
      border-radius: 50%;
      background: var(--second);
    }
    &:nth-of-type(1) {
      background: var(--paper);
    }
    &:nth-of-type(2) {
      background: var(--second);
      &::before {
        inset: calc(var(--disc) * -0.2) 1rem auto auto;
        background: var(--paper);
      }
    }
    &:nth-of-type(3) {
      background: var(--first);
    }
    &:nth-of-type(4) {
      ${on.ink};
      &::before {
        inset: 1rem 1rem auto auto;
        width: calc(var(--disc) * 0.55);
        background: none;
        box-shadow: inset calc(var(--disc) * -0.14) calc(var(--disc) * 0.05) var(--second);
      }
    }
  }
  .figure {
    ${figureType};
    font-size: clamp(2.5rem, 6.4vw, 6rem);
    font-stretch: 70%;
    line-height: 0.95;
  }
`;
