import { css } from '@emotion/react';
import { capitals, media } from '../../look/tokens.ts';
import { openForme } from './forme.ts';

/** Ages as the marks on a door frame: the older, the higher. What is free is not printed. */
export const steps = css`
  ${openForme};
  dl {
    --year: clamp(1.2rem, 2.2vw, 2rem);
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.5rem;
    ${media.cramped} {
      display: block;
    }
  }
  dl > div {
    display: contents;
    --rung: var(--first);
    &:nth-of-type(1) {
      --rung: var(--text);
      --flat: var(--ground);
    }
    &:nth-of-type(2) {
      --rung: var(--second);
    }
  }
  dt {
    ${capitals('clamp(0.8rem, 3.4vw, 3rem)/1')};
    grid-row: 2;
  }
  .figure {
    grid-row: 1;
    align-self: end;
    height: calc(var(--amount) * var(--year));
    padding: 0.5rem 3% 0 9%;
    border: 3px solid var(--rung);
    background:
      repeating-linear-gradient(currentcolor 0 3px, #0000 0 var(--year)) 0 0 / 5% 100% no-repeat,
      var(--flat, var(--rung));
    color: var(--on-flat, var(--rung));
  }
  /* On phones each note has the whole width. */
  dd:last-child {
    grid-column: 1 / -1;
    ${media.tablet} {
      grid-area: 3 / auto;
    }
  }
`;
