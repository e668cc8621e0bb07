/** The formes that draw what the amounts are about. */
import { css } from '@emotion/react';
import { laid, silently } from '../../look/decorations.ts';
import { capitals, media, on, stacked, wrapping } from '../../look/tokens.ts';
import { drawing, figureType } from './forme.ts';

/**
 * The parts of a day side by side, from light to dark: the sun rises from the foot, stands high and sets, and the moon
 * is up. Each disc has a row of its own, so that it is clear of the hours.
 */
export const day = css`
  ${drawing};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(15%, 9rem)), 1fr));
  overflow: clip;
  border: 3px solid var(--text);
  > div {
    --disc: clamp(3rem, 10vw, 9rem);
    ${stacked('0.5rem')};
    grid-template-rows: auto minmax(var(--disc), auto) auto 1fr;
    padding: 1rem;
    background: var(--sky, var(--first));
    /* Where an edge is between two pixels, nothing shines through. */
    box-shadow: 0 0 0 1px var(--sky, var(--first));
    color: var(--ink);
    font-weight: 600;
    line-height: 1.3;
    &::before {
      content: '';
      order: 1;
      place-self: end;
      width: var(--disc);
      height: calc(var(--disc) / 2);
      margin-bottom: -1rem;
      border-radius: 99rem 99rem 0 0;
      background: var(--second);
    }
    &:nth-of-type(even) {
      &::before {
        order: -1;
        height: var(--disc);
        margin: 0;
        border-radius: 50%;
      }
      > dt {
        align-self: end;
      }
    }
    &:nth-of-type(1) {
      --sky: var(--paper);
    }
    &:nth-of-type(2) {
      --sky: var(--second);
      &::before {
        background: var(--paper);
      }
    }
    &:nth-of-type(4) {
      --sky: var(--ink);
      color: var(--paper);
      &::before {
        background: none;
        box-shadow: inset calc(var(--disc) * -0.22) calc(var(--disc) * 0.08) var(--second);
      }
    }
  }
  .figure {
    padding-bottom: 0.1em;
    font-size: clamp(2.25rem, 6.2vw, 6rem);
    font-stretch: 70%;
    line-height: 0.95;
  }
`;

/** A line with its stops, as far from each other as they are on the road: across the page, on phones down it. */
export const line = css`
  print-color-adjust: exact;
  > div {
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
      inset: 0 auto auto 0;
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
    display: flex;
    > div {
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

/** What there is none of: words across the measure, each crossed out in ink that lets them through. */
export const nothing = css`
  ${drawing};
  gap: max(0.5rem, 1.5rem - 1vw);
  > div {
    ${stacked('0.6rem')};
    ${media.tablet} {
      gap: 2rem;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
  .figure {
    padding: 0.4em 0.6em 0.3em;
    ${on.text};
    width: max-content;
    font-size: clamp(1.75rem, 2.6vw, 2.25rem);
  }
  dt {
    isolation: isolate;
    position: relative;
    color: var(--on-flat, var(--first));
    &::after {
      ${laid('38% 0 auto')};
      border-top: clamp(1rem, 2.4vw, 2rem) solid var(--second);
      mix-blend-mode: var(--overprint);
      rotate: -1.5deg;
    }
  }
`;

/** Ages as columns with a mark for each year: the older, the higher. What is free is not printed. */
export const steps = css`
  ${drawing};
  --year: clamp(1.2rem, 2.2vw, 2rem);
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.75rem;
  ${media.cramped} {
    display: block;
  }
  > div {
    display: contents;
    --rung: var(--first);
    &:nth-of-type(1) {
      --rung: #0000;
    }
    &:nth-of-type(2) {
      --rung: var(--second);
    }
  }
  dt {
    ${capitals('clamp(1.5rem, 3.4vw, 3rem)/0.9', 66)};
    grid-row: 2;
  }
  .figure {
    grid-row: 1;
    align-self: end;
    height: calc(var(--amount) * var(--year));
    padding: 0.75rem 7% 0 12%;
    border: 3px solid var(--text);
    background:
      repeating-linear-gradient(currentcolor 0 3px, #0000 0 var(--year)) 0 0 / 5% 100% no-repeat,
      var(--rung);
    color: var(--ink);
  }
  > :nth-of-type(1) > .figure {
    color: var(--text);
  }
  /* On phones each note has the whole width. */
  dd:last-child {
    grid-column: 1 / -1;
    ${media.tablet} {
      grid-area: 3 / auto;
    }
  }
`;

/** What nobody knows: an empty question mark each. Eighteen fill a row, on phones twelve. */
export const unknown = css`
  ${drawing};
  gap: 0.4rem;
  > div {
    ${wrapping('0.2rem 1rem', 'center')};
    container-type: inline-size;
    &::after {
      ${silently('var(--unknown)')};
      flex: 0 0 max(78cqi, min(100%, 40rem));
      ${figureType};
      font-size: max(6.6cqi, min(13cqi, 3.3rem));
      font-stretch: 75%;
      letter-spacing: 0.09em;
      line-height: 0.8;
      overflow-wrap: anywhere;
      color: #0000;
      -webkit-text-stroke: 0.042em var(--text);
    }
  }
  dt,
  .figure {
    ${capitals('clamp(1.5rem, 2.6vw, 2.4rem)/1', 84)};
  }
  dt {
    flex: 1;
  }
`;
