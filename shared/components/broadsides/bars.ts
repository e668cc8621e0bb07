/** The formes whose amounts are as long, wide or high as they are large. */
import { css } from '@emotion/react';
import { inks, media, on, rule, wrapping, stacked, inForcedColors } from '../../look/tokens.ts';
import { drawing, figureType } from './forme.ts';

/**
 * Distances as bars to one scale, the longest across the measure, each with its figure in it; on phones a bar that is
 * too short has it beside. What is level is drawn level, with its note, what slopes is in the other ink.
 */
export const lengths = css`
  ${drawing};
  gap: 1.5rem;
  > div {
    ${stacked('0.4rem 1rem')};
    ${media.tablet} {
      grid-template-columns: fit-content(60%) 1fr;
    }
  }
  dt,
  dd:not(.figure) {
    font-size: 1.125rem;
    font-weight: 700;
    line-height: 1.25;
  }
  .figure {
    --part: calc(var(--amount) / var(--most));
    --beside: 0;
    order: 1;
    grid-column: 1 / -1;
    align-content: center;
    min-height: clamp(4.25rem, 8.5vw, 7rem);
    padding: 0.12em 0 0 calc(var(--beside) * var(--part) * 100% + 0.22em);
    background: linear-gradient(var(--bar, var(--second)) 0 0) no-repeat 0 0 / calc(var(--part) * 100%);
    color: color-mix(in srgb, var(--text) calc(var(--beside) * 100%), var(--ink));
    font-size: clamp(1.8rem, 4.7vw, 4.7rem);
    font-stretch: 66%;
    @media (max-width: 48em) {
      --beside: clamp(0, (0.45 - var(--part)) * 999, 1);
    }
    ${inForcedColors('border: 3px solid')};
    + dd {
      display: flex;
      gap: 0.6rem;
      ${media.cramped} {
        display: block;
      }
    }
    /* Its ground: flat, or a slope, up or down. */
    + dd::before {
      content: '';
      flex: none;
      width: 2.5rem;
      height: 1.1rem;
      background: var(--bar, var(--second));
      clip-path: polygon(0 100%, 0 var(--flat-top, 100%), 100% var(--flat-top, 0), 100% 100%);
      scale: var(--falls, 1);
    }
  }
`;

/** People as dots, one each, a hundred in a row, on phones fifty. Those more than the time before are in the other ink. */
export const crowd = css`
  ${drawing};
  --across: 50;
  gap: 2rem;
  > div {
    ${stacked('0.5rem 3rem', 'start')};
    &::after {
      content: '';
      aspect-ratio: calc(var(--across) * var(--across)) / max(var(--amount), 0.1);
      background: linear-gradient(var(--second) var(--before), var(--first) 0);
      mask-image: radial-gradient(circle closest-side, #000 80%, #0000 86%);
      mask-size: calc(100% / var(--across)) calc(100% * var(--across) / max(var(--amount), 1));
    }
  }
  dt {
    ${figureType};
    font-size: clamp(1.25rem, 2.4vw, 2rem);
  }
  .figure {
    font-size: min(27vw, 10rem);
    font-stretch: 84%;
  }
  ${media.tablet} {
    --across: 100;
    > div {
      grid-template: auto 1fr / 1fr 2fr;
      &::after {
        grid-area: 1 / 2 / 3;
      }
    }
    .figure {
      font-size: min(9.4vw, 8.3rem);
    }
  }
`;

/** Shares of a hundred as blocks in one stack: height, figure and name are as large as the share. */
export const stack = css`
  ${drawing};
  border: ${rule};
  box-shadow: 8px 8px 0 var(--second);
  > div {
    ${wrapping('0.25rem 2vw', 'center')};
    align-content: center;
    min-height: calc(var(--amount) * 0.4rem);
    padding: 0.3rem 1rem;
    ${on.ink};
    + div {
      border-top: ${rule};
    }
    &:first-of-type {
      ${on.second};
    }
    &:nth-of-type(4) {
      ${on.first};
    }
    &:nth-of-type(3) {
      ${on.ground};
    }
  }
  .figure {
    order: -1;
    min-width: 2.5rem;
    font-size: max(1.1rem, min(var(--amount) * 0.4rem, var(--amount) * 0.72vw + 1vw));
    white-space: nowrap;
    /* The middle of its capitals is above that of its line. */
    translate: 0 0.08em;
    ${media.tablet} {
      font-stretch: 112%;
    }
  }
  dt {
    ${figureType};
    flex: 1 1 max(9rem, var(--amount) * 0.58rem);
    font-size: max(1.1rem, min(var(--amount) * 0.096rem, var(--amount) * 0.235vw));
    font-stretch: 84%;
    line-height: 1;
    text-wrap: balance;
  }
`;

/* Half as wide as its tile of two stripes. */
const scallop = (at: string) =>
  `radial-gradient(25% 1.2rem at ${at} 0, #000 97%, #0000) 0 100% / 4rem 1.25rem round no-repeat`;

/** Frontages as a row of market stalls, a tick for each metre. On phones the longest takes the whole measure. */
export const stalls = css`
  ${drawing};
  ${wrapping('1.5rem 0')};
  > div {
    --awning: var(--second);
    container-type: inline-size;
    display: flex;
    flex: var(--amount) 0 calc(var(--amount) / var(--most) * 100%);
    flex-direction: column;
    min-width: min(100%, 8rem);
    padding-bottom: 1.5rem;
    border: 3px solid var(--ink);
    border-bottom-width: 6px;
    background:
      repeating-linear-gradient(90deg, var(--ink) 0 3px, #0000 0 calc((100% - 3px) / var(--amount))) 0 100% /
        100% calc(0.75rem + 6px) no-repeat border-box padding-box,
      ${inks.stub};
    color: var(--ink);
    ${media.tablet} {
      flex-basis: 0;
    }
    &:last-of-type {
      --awning: var(--first);
    }
    &::before {
      content: '';
      z-index: 1;
      order: -2;
      height: clamp(3.5rem, 8vw, 7rem);
      background: linear-gradient(90deg, var(--awning) 50%, ${inks.paper} 0) 0 0 / 4rem 100% round;
      mask:
        linear-gradient(#000 0 0) 0 0 / 100% calc(100% - 1.1rem) no-repeat,
        ${scallop('25%')},
        ${scallop('75%')};
    }
  }
  dt,
  dd {
    padding: 0 0.75rem;
  }
  dt {
    padding-top: 0.6rem;
    font-size: 1.25rem;
    font-weight: 700;
  }
  /* Lit, in the dark of the stall. */
  .figure {
    order: -1;
    flex: 1;
    align-content: center;
    margin-top: -1.25rem;
    padding: 2.75rem 0 1.5rem;
    ${on.ink};
    /* Where an edge is between two pixels, no paper shows beside it. */
    box-shadow: 0 0 0 1px var(--ink);
    color: var(--awning);
    font-size: calc(168cqi / var(--letters));
    font-stretch: 66%;
    text-align: center;
  }
`;
