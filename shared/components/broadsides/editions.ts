import { css } from '@emotion/react';
import { figureType, solidForme } from './forme.ts';

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
