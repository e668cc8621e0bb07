import { css } from '@emotion/react';
import { media } from '../../look/tokens.ts';
import { figureType, openForme } from './forme.ts';

/** Distances as bars to one scale, the longest across the measure, each with its figure in it. */
export const lengths = css`
  ${openForme};
  dl {
    display: grid;
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
    ${figureType};
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
