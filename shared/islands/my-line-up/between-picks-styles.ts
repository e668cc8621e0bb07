import { css } from '@emotion/react';
import { capitals, lineLength, readingType, inForcedColors } from '../../look/tokens.ts';

export const betweenPicks = css`
  /* Where two stubs lie on each other, their inks overprint. */
  .clash,
  .overlap,
  [data-overlap]::after {
    background: linear-gradient(var(--first) 0 0), linear-gradient(var(--second) 0 0);
    background-blend-mode: var(--overprint);
  }
  .clash,
  .overlap {
    color: var(--ground);
    line-height: 1.3;
    ${inForcedColors('border: 6px double')};
  }
  .clash {
    padding: 0.6rem 0.9rem;
    strong,
    b {
      display: block;
    }
    strong {
      ${capitals('1.35rem/1.1', 80)};
    }
  }
  .overlap {
    margin-right: -0.4rem;
    padding-left: 1.1rem;
    ${capitals('1rem/1', 80)};
    font-size: min(var(--length) * var(--tall) * 0.9rem, 4rem);
  }
  [data-soft] {
    background: none;
    color: var(--text);
    border-left: 6px dotted;
  }
  /* Dots down the gap, which is as high as it is long. */
  .gap {
    margin-left: 0.5rem;
    padding: 0.7rem 0 0 0.9rem;
    border-left: 4px dotted;
    line-height: 1.3;
    p:first-child {
      ${capitals('1.25rem/1.1', 76)};
    }
    p + p {
      font-size: 0.95rem;
    }
  }
  .gap[data-brief] {
    padding-block: 0;
    p {
      font: 700 0.9rem/1 ${readingType};
      text-transform: none;
    }
  }
  /* The strip of hours is torn, and what it lies on is seen. */
  .fold {
    z-index: -1;
    grid-column: 1 / -1;
    background: var(--text);
    mask:
      linear-gradient(#000 0 0) 0 50% / 100% calc(100% - 1rem) no-repeat,
      conic-gradient(from 135deg at 50% 0, #000 90deg, #0000 0) 0 0 / 1rem 0.5rem repeat-x,
      conic-gradient(from -45deg at 50% 100%, #000 90deg, #0000 0) 0 100% / 1rem 0.5rem repeat-x;
  }
  .gap[data-folded] {
    grid-column: 1 / -1;
    align-content: center;
    margin: 0;
    padding: 0.5rem 1.1rem;
    border: 0;
    color: var(--ground);
    p:first-child {
      font-size: max(2.4rem, 4vw);
      line-height: 0.9;
    }
  }
  .end {
    margin-top: 0.9rem;
    max-width: none;
    padding: 0.7rem max(0px, 100% - ${lineLength}) 0 0;
    border-top: 4px dotted;
    line-height: 1.35;
    & + & {
      margin-top: 0;
      border: 0;
    }
  }
`;
