import { css } from '@emotion/react';
import { NARROWEST } from '../../look/line-setting.ts';
import { fitted } from '../../look/time-scale.ts';
import { capitals, wrapping } from '../../look/tokens.ts';

/* Torn along its right edge. */
const torn = css`
  content: '';
  position: absolute;
  z-index: -1;
  inset: 0;
  mask:
    linear-gradient(#000 0 0) 0 0 / calc(100% - 0.5rem) 100% no-repeat,
    conic-gradient(from 225deg at 100% 50%, #000 90deg, #0000 0) 100% 0 / 0.55rem 0.8rem repeat-y;
`;

/* A ticket's stub, in its place's ink: when, then what, as high as it is long. */
export const stub = css`
  .stub {
    /* Of sixty, only those in view are laid out and painted: their heights are known from their times. */
    content-visibility: auto;
    display: grid;
    grid-template-rows: auto 1fr;
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
    @media (forced-colors: active) {
      border: 3px solid;
    }
    > div {
      display: grid;
      grid-template: 1fr / auto 1fr;
      align-items: center;
      column-gap: 0.9rem;
      container-type: inline-size;
      > * {
        grid-column: 1 / -1;
      }
    }
    > p {
      ${capitals('1.5rem/1', 64)};
    }
    /* As large as its measure and its height allow: what else is in it takes the rest. */
    h3 {
      --wider: 1.02;
      align-self: start;
      font-stretch: ${NARROWEST}%;
      line-height: 0.85;
      padding-block: 0.1em;
      font-size: max(1.2rem, ${fitted('6.5rem')});
      @container (min-width: 24rem) {
        --wider: 1.66;
        font-stretch: 100%;
      }
    }
    h3 + p {
      ${wrapping('0.25rem 0.6rem', 'center')};
      @container (min-width: 20rem) {
        grid-column: 1;
        + div {
          grid-column: 2;
        }
      }
    }
    b {
      padding-inline: 0.4rem;
      border: 2px solid;
    }
  }
  .stub:is([data-ink], [data-overlap]) :is(a, [name][value]) {
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
