import { css } from '@emotion/react';
import { figureType, openForme } from './forme.ts';

/** Distances as bars to one scale, the longest across the measure. Borders draw them: forced colours keep borders. */
export const lengths = css`
  ${openForme};
  dl {
    display: grid;
    gap: 1.5rem;
  }
  dt {
    font-weight: 700;
  }
  .figure {
    ${figureType};
    margin-block: 0.15em 0.1em;
    font-size: max(min(2.5rem, 9vw), min(5.6vw, 5rem));
    font-stretch: 66%;
    &::after {
      content: '';
      display: block;
      width: calc(var(--amount) / var(--most) * (100% - 6px));
      margin-block: 0.2em 0.25em;
      border-top: clamp(1.5rem, 4vw, 3.25rem) solid var(--second);
      box-shadow: 6px 6px 0 var(--first);
    }
  }
`;
