import { css } from '@emotion/react';
import { PageLink } from '../type/page-link.tsx';
import { capitals, media } from '../../look/tokens.ts';

/* Strips: what fits is solid, what is not known a screen of dots, what does not fit is left blank. */
const bars = css`
  --figure: clamp(min(3rem, 14vw), 6vw, 5.25rem);
  display: grid;
  gap: calc(var(--figure) * 0.3);
  li {
    isolation: isolate;
    display: grid;
    grid-template-columns: calc(var(--figure) * 1.2) minmax(0, 1fr);
    gap: 0.25rem 0.5rem;
    align-items: center;
    break-inside: avoid;
  }
  b {
    ${capitals('1em/0.8', 66)};
    font-size: var(--figure);
  }
  a {
    ${capitals('1em/1', 75)};
    position: relative;
    display: flex;
    align-items: center;
    min-height: var(--figure);
    padding: 4px 12px;
    border: 3px solid var(--text);
    /* What is blank is dark by night: letters change their colour where the bar ends. */
    @supports (background-clip: text) {
      background-image: linear-gradient(90deg, var(--ink) calc(var(--fits) * 100%), var(--text) 0);
      background-clip: text;
      color: #0000;
    }
    font-size: clamp(1.2rem, 5.6vw, 4rem);
    text-decoration: none;
    print-color-adjust: exact;
    &::before,
    &::after {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 auto 0 0;
      width: calc(var(--fits) * 100%);
      background: var(--second);
      /* Forced colours show it, instead of what it ends. */
      border-right: 3px solid #0000;
    }
    &::after {
      left: calc(var(--fits) * 100%);
      width: calc(var(--unknown) * 100%);
      background: radial-gradient(var(--second) 1.8px, #0000 2.3px) 0 0 / 8px 8px;
      background-clip: padding-box;
    }
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  p {
    grid-column: 2;
  }
`;

interface FitBar {
  readonly name: string;
  /** Of the page that shows what fits. */
  readonly to: string;
  /** The counts in words. */
  readonly text: string;
  readonly fits: number;
  readonly not: number;
  readonly unknown: number;
}

/** How much of all fits each need, as bars to one scale. */
export const FitBars = ({ of }: { readonly of: readonly FitBar[] }) => (
  <ul css={bars}>
    {of.map(({ name, to, text, fits, not, unknown }) => {
      const all = fits + not + unknown;
      return (
        <li
          key={name}
          css={css`
            --fits: ${fits / all};
            --unknown: ${unknown / all};
          `}
        >
          <b aria-hidden="true">{fits}</b>
          <PageLink to={to}>{name}</PageLink>
          <p>{text}</p>
        </li>
      );
    })}
  </ul>
);
