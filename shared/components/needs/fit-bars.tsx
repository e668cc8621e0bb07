import { css } from '@emotion/react';
import type { Text } from '../../data/blocks.ts';
import { capitals } from '../../look/tokens.ts';
import { Paragraph } from '../type/running-text.tsx';

/* What fits is solid, what is not known a screen of dots, and what does not fit is left blank. */
const bars = css`
  --figure: clamp(2.75rem, 6vw, 5.25rem);
  display: grid;
  gap: calc(var(--figure) * 0.3);
  li {
    display: grid;
    grid-template-columns: calc(var(--figure) * 1.2) minmax(0, 1fr);
    gap: 0.25rem 0.5rem;
    break-inside: avoid;
  }
  b {
    ${capitals('1em/1', 66)};
    font-size: var(--figure);
    grid-row: span 2;
  }
  div {
    display: flex;
    height: max(1.5rem, var(--figure) * 0.55);
    border: 3px solid var(--text);
    print-color-adjust: exact;
    &::before,
    &::after {
      content: '';
      width: calc(var(--fits) * 100%);
      background: var(--second);
      border-right: 3px solid var(--text);
    }
    &::after {
      width: calc(var(--unknown) * 100%);
      margin-left: -3px;
      background: radial-gradient(var(--text) 1.2px, #0000 1.6px) 0 0 / 6px 6px;
    }
  }
`;

export interface FitBar {
  /** The need, and its counts in words. */
  readonly text: Text;
  readonly fits: number;
  readonly not: number;
  readonly unknown: number;
}

/** How much of all fits each need, as bars to one scale. */
export const FitBars = ({ of }: { readonly of: readonly FitBar[] }) => (
  <ul css={bars}>
    {of.map(({ text, fits, not, unknown }, index) => {
      const all = fits + not + unknown;
      return (
        <li key={index}>
          <b aria-hidden="true">{fits}</b>
          <Paragraph text={text} />
          <div
            css={css`
              --fits: ${fits / all};
              --unknown: ${unknown / all};
            `}
          />
        </li>
      );
    })}
  </ul>
);
