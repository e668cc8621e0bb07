import { css } from '@emotion/react';
import { readingType, woodType } from '../../look/tokens.ts';

/* A strip of ink, torn along both edges, over the edges of the stubs that it parts. */
export const clash = css`
  .clash {
    position: relative;
    z-index: 1;
    margin: -1.3rem -0.35rem;
    padding: 1.15rem 1.1rem;
    background: var(--text);
    color: var(--ground);
    line-height: 1.35;
    mask:
      linear-gradient(#000 0 0) center / 100% calc(100% - 1.3rem) no-repeat,
      conic-gradient(from 135deg at 50% 0, #000 90deg, #0000 0) 0 0 / 1.1rem 0.7rem repeat-x,
      conic-gradient(from -45deg at 50% 100%, #000 90deg, #0000 0) 0 100% / 1.1rem 0.7rem repeat-x;
    strong {
      display: block;
      font: 900 1.35rem/1.1 ${woodType};
      font-stretch: 80%;
      text-transform: uppercase;
    }
    b {
      display: block;
      margin-top: 0.35rem;
    }
    @media (forced-colors: active) {
      border: 6px double;
      mask: none;
    }
    @media screen {
      &:not([data-soft]) + .stub > * {
        padding-top: 1.5rem;
      }
    }
  }
  .clash[data-soft] {
    background: none;
    color: var(--text);
    margin: 0;
    padding: 0.6rem 1rem;
    border-left: 6px dotted;
    mask: none;
    strong {
      font: 700 1rem/1.3 ${readingType};
      text-transform: none;
    }
    b {
      font-weight: 400;
    }
  }
`;

/* Dotted leaders, as long as what is free is wide. */
export const gap = css`
  .gap {
    padding: 0.7rem 0 0.7rem 1rem;
    line-height: 1.35;
    p:first-child {
      display: flex;
      align-items: center;
      gap: 0.75rem;
      font-weight: 700;
      &::after {
        content: '';
        flex: 1 1 1.5rem;
        border-bottom: 4px dotted;
      }
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
