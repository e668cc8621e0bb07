import { css } from '@emotion/react';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import { media, woodType } from '../../look/tokens.ts';

export const styles = css`
  > p:first-of-type {
    max-width: none;
    display: inline-block;
    padding: 0.1rem 0.6rem;
    background: var(--ink);
    font-weight: 700;
  }
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    ${media.cramped} {
      display: grid;
      grid-template-columns: repeat(2, auto);
      justify-content: start;
    }
  }
  li {
    padding: 0.6rem 0.2rem 0.5rem;
    min-width: clamp(3.4rem, 20vw, 7rem);
    border: 3px solid var(--ink);
    background: var(--paper);
    color: var(--ink);
    box-shadow: 4px 4px 0 var(--first);
    font-size: clamp(0.72rem, 3.4vw, 0.9rem);
    line-height: 1;
    text-align: center;
  }
  [data-unit] {
    display: block;
    margin-bottom: 0.3rem;
    font: 900 clamp(2.2rem, 1.4rem + 3.4vw, 3.75rem) / 0.9 ${woodType};
    font-stretch: 90%;
    font-variant-numeric: tabular-nums;
  }
  .visually-hidden {
    ${visuallyHidden};
  }
`;
