import { css } from '@emotion/react';
import { media } from '../../look/tokens.ts';
import { openForme } from './forme.ts';

/** Ages as the marks on a door frame: the older, the higher. What is free is not printed. */
export const steps = css`
  ${openForme};
  dl {
    --year: clamp(1.35rem, 2.6vw, 2.35rem);
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.6rem 0;
    ${media.cramped} {
      display: block;
    }
  }
  dl > div {
    display: contents;
    --rung: var(--first);
    &:nth-of-type(2) {
      --rung: var(--second);
    }
    > * {
      padding-inline: clamp(0.4rem, 2vw, 2rem);
    }
  }
  dt {
    grid-row: 2;
  }
  .figure {
    grid-row: 1;
    align-self: end;
    height: calc(var(--amount) * var(--year));
    padding: 0.6rem clamp(0.4rem, 1vw, 1rem) 0 clamp(0.75rem, 2.6vw, 2.25rem);
    border: 3px solid var(--rung);
    background:
      repeating-linear-gradient(#0000 0 calc(var(--year) - 3px), currentcolor 0 var(--year)) 0 -3px /
        clamp(0.4rem, 1.4vw, 1.25rem) 100% no-repeat,
      var(--flat, var(--rung));
    color: var(--on-flat, var(--rung));
    print-color-adjust: exact;
    &:is(:nth-of-type(1) > *) {
      --rung: var(--text);
      --flat: var(--ground);
      --on-flat: var(--text);
    }
  }
  /* On phones each note has the whole width. */
  dd:last-child {
    grid-column: 1 / -1;
    padding-inline: 0;
    ${media.tablet} {
      grid-area: 3 / auto;
    }
  }
`;
