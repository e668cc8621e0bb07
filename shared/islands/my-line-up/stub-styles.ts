import { css } from '@emotion/react';
import { capitals, media, readingType, wrapping } from '../../look/tokens.ts';

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
    display: grid;
    align-content: start;
    gap: 0.25rem;
    padding: 0.5rem 1rem 0.3rem 1.1rem;
    line-height: 1.3;
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
      gap: 0.25rem;
    }
    > p {
      ${capitals('1.5rem/1', 64)};
      span {
        display: inline-block;
        font: 400 0.9rem/1.2 ${readingType};
        text-transform: none;
        white-space: nowrap;
      }
    }
    h3 {
      font-size: clamp(1.35rem, 1rem + 1.6vw, 2.25rem);
      font-stretch: 72%;
      line-height: 1;
    }
    h3 + p {
      ${wrapping('0.25rem 0.6rem', 'center')};
    }
    b {
      padding-inline: 0.4rem;
      border: 2px solid;
    }
  }
  .stub[data-ink] {
    --edge: var(--second);
    --on-edge: var(--ink);
    color: var(--ink);
    a,
    [name][value] {
      text-decoration-color: currentcolor;
    }
  }
  .stub[data-ink='first'] {
    --edge: var(--first);
  }
  .stub[data-state='maybe'] {
    border: 3px dashed var(--edge, var(--text));
    color: inherit;
    &::before,
    &::after {
      content: none;
    }
  }
  ${media.cramped} {
    .stub h3 {
      font-size: 1.15rem;
      font-stretch: 60%;
    }
  }
`;
