import { css } from '@emotion/react';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { media, capitals } from '../../look/tokens.ts';
import { noticesStyles } from '../notices/notices-styles.ts';

export const styles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.4rem 1rem;
  align-items: center;
  ${media.cramped} {
    grid-template-columns: minmax(0, 1fr);
  }
  .list {
    display: none;
  }
  ul {
    display: grid;
    gap: 0.75rem;
  }
  li {
    display: grid;
    line-height: 1.35;
  }
  .product {
    font-weight: 700;
  }
  .amount {
    display: flex;
    align-items: last baseline;
    gap: 0.4rem;
    font-variant-numeric: tabular-nums;
    /* The leader, between the number of tickets and their sum. */
    &::before {
      content: '';
      flex: 1 1 1rem;
      order: 1;
      border-bottom: 3px dotted;
    }
    b {
      flex: none;
      order: 2;
    }
  }
  .total {
    max-width: none;
    ${capitals('1rem/1', 84)};
  }
  strong {
    font-size: 1.75rem;
  }
  .visually-hidden {
    ${visuallyHidden};
  }
  .left-out {
    grid-column: 1 / -1;
    max-width: none;
    font-size: 0.95rem;
    font-weight: 700;
    line-height: 1.3;
  }
  /* What is taken off after checkout: below the row of a phone, between total and button on a receipt. */
  .later,
  .reply {
    order: 1;
    grid-column: 1 / -1;
  }
  .later p {
    max-width: none;
    font-size: 0.9rem;
    line-height: 1.3;
  }
  button {
    ${buttonStyle};
    width: 100%;
    padding: 0.4em 0.5em 0.3em;
    font-stretch: 80%;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    /* Room for three products, or on a high screen for five: the first ones do not move the total. */
    .list {
      display: block;
      min-height: clamp(10.35rem, 100vh - 42rem, 17.25rem);
      &:not(:has(ul)) {
        background: radial-gradient(circle, currentColor 1.5px, #0000 2px) 0 0 / 6px 3.45rem;
      }
    }
    .later {
      order: 0;
    }
    .later p {
      font-size: 1rem;
      line-height: 1.5;
    }
    .total {
      font-size: 1.5rem;
      text-align-last: justify;
    }
    strong {
      font-size: 3.5rem;
    }
    button {
      padding: 0.75em 1.1em 0.65em;
      font-stretch: 100%;
    }
  }
`;

export const pageStyles = [noticesStyles];
