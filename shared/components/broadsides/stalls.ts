import { css } from '@emotion/react';
import { inks, media, on, rule } from '../../look/tokens.ts';
import { figureType, openForme } from './forme.ts';

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
      repeating-linear-gradient(90deg, var(--ink) 0 3px, #0000 0 calc(100% / var(--amount))) 0 100% / 100%
        0.75rem no-repeat,
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
    ${figureType};
    order: -1;
    flex: 1;
    align-content: center;
    margin-top: -1.25rem;
    padding: 2.75rem 0 1.5rem;
    ${on.ink};
    color: var(--awning);
    font-size: calc(168cqi / var(--letters));
    font-stretch: 66%;
    text-align: center;
  }
`;
