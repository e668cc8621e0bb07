import { css } from '@emotion/react';
import { media, rule, woodType } from '../../look/tokens.ts';

export const styles = css`
  > div {
    display: grid;
    border: ${rule};
    ${media.desktop} {
      grid-template-columns: 15rem minmax(0, 1fr);
    }
  }
  h2 {
    padding: 0.6rem 1rem 0.5rem;
    background: var(--first);
    color: var(--ink);
    border-bottom: ${rule};
    font-size: 1.5rem;
    ${media.desktop} {
      padding: 1.15rem 1.25rem;
      border: 0;
      border-right: ${rule};
      font-size: 2.25rem;
    }
  }
  > div > p {
    padding: 1rem;
    ${media.desktop} {
      align-self: center;
      padding: 1.25rem 2rem;
      font-size: 1.25rem;
    }
  }
  li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: 0.15rem 1rem;
    align-items: baseline;
    padding: 0.8rem 1rem;
    ${media.cramped} {
      grid-template-columns: minmax(0, 1fr);
    }
    ${media.tablet} {
      grid-template-columns: 7.5rem minmax(0, 1fr) auto;
      gap: 0.15rem 2rem;
      padding: 1rem 1.25rem;
    }
  }
  li + li {
    border-top: ${rule};
  }
  /* The label and the time below it, as high as the lines beside them. */
  li > p:first-of-type {
    grid-row: span 2;
    align-self: start;
    font-size: 0.95rem;
    line-height: 1.2;
    ${media.cramped} {
      grid-row: auto;
    }
  }
  time {
    display: block;
    font: 900 1.35rem/1.1 ${woodType};
    font-stretch: 75%;
    text-transform: uppercase;
    white-space: nowrap;
    ${media.tablet} {
      font-size: 1.75rem;
    }
  }
  strong {
    font: 900 1.25rem/1.1 ${woodType};
    font-stretch: 85%;
    text-transform: uppercase;
    ${media.tablet} {
      font-size: 1.6rem;
    }
  }
  small {
    justify-self: start;
    grid-column: -2;
    padding: 0.05rem 0.5rem;
    border: 3px solid var(--text);
    font-size: 0.95rem;
    font-weight: 700;
  }
  [data-ink='first'] {
    border-color: var(--first);
    background: var(--first);
    color: var(--ink);
  }
  [data-ink='second'] {
    border-color: var(--second);
    background: var(--second);
    color: var(--ink);
  }
  li > p:last-of-type:not(:first-of-type) {
    grid-column: 2 / -1;
    font-size: 0.95rem;
  }
  /* On paper, the time stands still. */
  @media print {
    display: none;
  }
`;
