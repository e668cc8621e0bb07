import { css } from '@emotion/react';
import { capitals, readingType } from '../../look/tokens.ts';

/* Where two stubs lie on each other, their inks overprint. */
export const clash = css`
  .clash {
    margin-inline: 0.5rem -0.4rem;
    padding: 0.6rem 0.9rem;
    background: linear-gradient(var(--first) 0 0), linear-gradient(var(--second) 0 0);
    background-blend-mode: var(--overprint);
    color: var(--ground);
    line-height: 1.3;
    strong {
      display: block;
      ${capitals('1.35rem/1.1', 80)};
    }
    b {
      display: block;
    }
    @media (forced-colors: active) {
      border: 6px double;
    }
  }
  .clash[data-soft] {
    background: none;
    color: var(--text);
    margin: 0;
    padding: 0.6rem 1rem;
    border-left: 6px dotted;
    strong {
      font: 700 1rem/1.3 ${readingType};
      text-transform: none;
    }
    b {
      font-weight: 400;
    }
  }
`;

/* Dots down the gap, which is as high as it is long. */
export const gap = css`
  .gap {
    margin-left: 0.5rem;
    padding: 0.4rem 0 0.4rem 0.9rem;
    border-left: 4px dotted;
    line-height: 1.3;
    p:first-child {
      ${capitals('clamp(1.15rem, 1rem + 0.6vw, 1.5rem)/1.1', 76)};
    }
    p + p {
      margin-top: 0.2rem;
      font-size: 0.95rem;
    }
  }
  .end {
    margin-top: 0.9rem;
    padding: 0.7rem 0 0 1rem;
    border-top: 4px dotted;
    line-height: 1.35;
    & + & {
      margin-top: 0;
      border: 0;
    }
  }
`;
