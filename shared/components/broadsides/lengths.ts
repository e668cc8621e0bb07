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
    display: flex;
    align-items: center;
    white-space: nowrap;
    margin-block: 0.1em;
    font-size: max(min(2rem, 7.5vw), min(5.6vw, 5rem));
    font-stretch: 66%;
    &::before {
      content: '';
      width: calc(var(--amount) / var(--most) * (100% - 1em - var(--letters) * 0.5em));
      border-top: max(0.72em, 1.6rem) solid var(--second);
      /* None where there is no bar. */
      margin-right: calc(min(1, var(--amount)) * (6px + 0.3em));
      box-shadow: 6px 6px 0 var(--first);
    }
  }
`;
