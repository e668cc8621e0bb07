import { css } from '@emotion/react';
import { media } from '../../look/tokens.ts';
import { figureType, openForme } from './forme.ts';

/** The parts of a day side by side, from light to dark: the sun rises, stands high and sets, and the moon is up. */
export const day = css`
  ${openForme};
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    overflow: clip;
    border: 3px solid var(--text);
    ${media.tablet} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    ${media.cramped} {
      display: block;
    }
  }
  dl > div {
    --disc: clamp(2.75rem, 11vw, 10rem);
    isolation: isolate;
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: 0.5rem;
    padding: 1rem;
    background: var(--sky);
    /* Where an edge is between two pixels, nothing shines through. */
    box-shadow: 0 0 0 1px var(--sky);
    color: var(--ink);
    font-weight: 600;
    line-height: 1.3;
    ${media.tablet} {
      grid-template-rows: auto 1fr auto;
      min-height: 24rem;
    }
    /* Sun and moon stand behind the hours, on phones beside the later one, and rise and set at the foot of these. */
    &::before {
      content: '';
      z-index: -1;
      grid-area: 2 / 1;
      place-self: end;
      width: var(--disc);
      height: calc(var(--disc) / 2);
      border-radius: 99rem 99rem 0 0;
      background: var(--second);
      ${media.cramped} {
        display: none;
      }
    }
    &:nth-of-type(1) {
      --sky: var(--paper);
    }
    &:nth-of-type(2) {
      --sky: var(--second);
      &::before {
        height: var(--disc);
        border-radius: 50%;
        background: var(--paper);
      }
    }
    &:nth-of-type(3) {
      --sky: var(--first);
    }
    &:nth-of-type(4) {
      --sky: var(--ink);
      color: var(--paper);
      &::before {
        height: var(--disc);
        border-radius: 50%;
        background: none;
        box-shadow: inset calc(var(--disc) * -0.22) calc(var(--disc) * 0.08) var(--second);
      }
    }
  }
  ${media.tablet} {
    dl > div:nth-of-type(even)::before {
      align-self: start;
    }
  }
  .figure {
    ${figureType};
    grid-area: 2 / 1;
    ${media.tablet} {
      padding-top: calc(var(--disc) * 0.4);
    }
    font-size: clamp(2.5rem, 6.4vw, 6rem);
    font-stretch: 70%;
    line-height: 0.95;
  }
`;
