import { css } from '@emotion/react';
import { laid } from '../../look/decorations.ts';
import { filling } from '../../look/time-scale.ts';
import { capitals, media, wrapping, inForcedColors } from '../../look/tokens.ts';

/* Torn along its right edge. */
const torn = css`
  ${laid('0', -1)};
  mask:
    linear-gradient(#000 0 0) 0 0 / calc(100% - 0.5rem) 100% no-repeat,
    conic-gradient(from 225deg at 100% 50%, #000 90deg, #0000 0) 100% 0 / 0.55rem 0.8rem repeat-y;
`;

/* A ticket's stub, in its place's ink: when, what, where, and what can be done; as high as it is long. */
export const stub = css`
  .stub {
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr);
    padding: 0.35rem 1rem 0.3rem 1.1rem;
    line-height: 1.2;
    &::before {
      ${torn};
      background: var(--edge, var(--text));
    }
    &::after {
      ${torn};
      inset: 3px 4px 3px 3px;
      border-left: 3px dashed var(--on-edge, var(--text));
      background: var(--edge, var(--ground));
    }
    ${inForcedColors('border: 3px solid')};
    > p {
      ${capitals('1.5rem/1', 64)};
    }
    > div {
      align-content: center;
      container-type: inline-size;
    }
    h3 {
      --measure: 15;
      --rest: (7.2 + var(--notes, 0));
      @container (min-width: 24rem) {
        --measure: 31;
        --rest: (5.4 + var(--notes, 0) / 2);
      }
      &:has(+ p) {
        --notes: 3;
      }
      padding-block: 0.1em;
      ${filling};
    }
    /* One line, of one size, in reach of a thumb. */
    > div:last-child,
    > div > div {
      ${wrapping('0 1.1rem', 'baseline')};
    }
    > div:last-child p {
      ${wrapping('0.25rem 0.6rem', 'baseline')};
      a {
        padding-block: 0.2rem;
      }
    }
    b {
      padding-inline: 0.4rem;
      border: 2px solid;
    }
  }
  /* Out of view nothing need be known of them: their heights follow from their times. */
  [data-many] .stub {
    content-visibility: auto;
  }
  .stub:is([data-ink], [data-overlap]) :is(a, button) {
    text-decoration-color: currentcolor;
  }
  /* Others take from it so much that the rest is no stub. */
  .stub[data-overlap] {
    --edge: var(--text);
    --on-edge: var(--ground);
    color: var(--ground);
  }
  .stub[data-state='maybe'] {
    border: 3px dashed var(--edge, var(--text));
    color: inherit;
    &::before,
    &::after {
      content: none;
    }
  }
`;

/* Days with few sets have the page's width: stubs are whole tickets, and names as high as sets are long. */
export const wide = css`
  ${media.desktop} {
    grid-template-columns: 100%;
    h2 {
      font-size: 4.5rem;
    }
    .gap p {
      max-width: none;
    }
    .stub {
      grid-template: minmax(0, 1fr) / 8rem minmax(0, 1fr) 15rem;
      column-gap: 1.5rem;
      align-items: center;
      > p {
        font-size: 2.25rem;
      }
      h3 {
        --measure: 42;
        --rest: (2 + var(--notes, 0));
      }
    }
  }
`;
