/** The formes whose amounts are as long, wide or high as they are large. */
import { css } from '@emotion/react';
import { inks, media, on, rule, wrapping } from '../../look/tokens.ts';
import { figureType, openForme, solidForme } from './forme.ts';

/** Distances as bars to one scale, the longest across the measure, each with its figure in it. */
export const lengths = css`
  ${openForme};
  dl {
    gap: 1.25rem;
  }
  dl > div {
    display: grid;
    gap: 0.35rem 1.5rem;
    ${media.tablet} {
      grid-template-columns: 1fr auto;
    }
  }
  dt {
    font-weight: 700;
  }
  .figure {
    order: 1;
    grid-column: 1 / -1;
    display: grid;
    align-content: center;
    width: calc(var(--amount) / var(--most) * (100% - 6px));
    min-width: min-content;
    min-height: clamp(4.25rem, 8.5vw, 7rem);
    padding: 0.12em 0.18em 0;
    background: var(--bar, var(--second));
    box-shadow: 6px 6px 0 var(--text);
    color: var(--ink);
    font-size: max(min(1.8rem, 7.4vw), min(4.7vw, 4.7rem));
    font-stretch: 66%;
    @media (forced-colors: active) {
      border: 3px solid;
    }
  }
`;

/** Years one below the other, each a bar to one scale with its figure in it. A year without any is dotted, not printed. */
export const editions = css`
  ${solidForme};
  dl {
    display: grid;
    gap: 0.5rem;
  }
  dl > div {
    --none: clamp(0, 1 - var(--amount), 1);
    width: calc((var(--amount) / var(--most) + var(--none)) * 100%);
    min-width: max-content;
    padding: 0.6rem clamp(0.4rem, 1.5vw, 1rem) 0.5rem;
    border: calc(var(--none) * 3px) dotted;
    background: linear-gradient(var(--first) 0 0) no-repeat 0 0 / calc(var(--amount) * 1%) 100%;
    @media (forced-colors: active) {
      border: 3px solid;
    }
  }
  dt,
  .figure {
    ${figureType};
    font-size: clamp(1rem, 2vw, 1.75rem);
    font-stretch: 70%;
  }
  .figure {
    margin-top: 0.1em;
    font-size: calc(clamp(1.9rem, 7.5vw, 6.5rem) * (1 - 0.4 * var(--none)));
    font-stretch: 62%;
  }
`;

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
    ${figureType};
    flex: 1 1 9rem;
    font-size: max(1.1rem, min(var(--amount) * 0.12rem, var(--amount) * 0.05rem + var(--amount) * 0.06vw));
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
  ${openForme};
  dl {
    display: flex;
    flex-wrap: wrap;
    row-gap: 1.5rem;
  }
  dl > div {
    --awning: var(--second);
    container-type: inline-size;
    display: flex;
    flex: var(--amount) 0 calc(var(--amount) / var(--most) * 100%);
    flex-direction: column;
    min-width: min(100%, 8rem);
    padding-bottom: 1.5rem;
    border: ${rule};
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
