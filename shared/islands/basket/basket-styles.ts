import { css } from '@emotion/react';
import { visuallyHidden } from '../../look/visually-hidden.ts';
import { buttonStyle } from '../../look/surfaces.ts';
import { barCode, birdPath, silentContent } from '../../look/decorations.ts';
import { media, capitals, stacked } from '../../look/tokens.ts';
import { noticesStyles } from '../notices/notices-styles.ts';

/** Low screens, and those with large letters, keep their room for the list. */
export const tallEnough = '@media (min-height: 40em)';

export const styles = css`
  display: contents;
  /* Printed on top of the total, with which it makes one receipt: a bird, what is in the basket, a bar code. */
  .list {
    ${stacked('1rem')};
    margin: 0 0 calc(-3px - 2.5rem);
    padding: 1.25rem;
    border: 3px solid var(--ink);
    background: var(--ground);
    &::before {
      content: '';
      justify-self: center;
      width: 64px;
      height: 64px;
      background: var(--ink);
      clip-path: path('${birdPath}');
    }
    &::after {
      ${silentContent('No. 0004')};
      padding-top: 2.3rem;
      background: ${barCode} 50% 0 / 13rem 2rem no-repeat;
      ${capitals('0.9rem/1', 84)};
      text-align: center;
    }
  }
  .till {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.4rem 1rem;
    align-items: center;
    margin-inline: calc(50% - 50vw);
    padding: 0.4rem calc(50vw - 50%);
    border-block: 3px solid var(--ink);
    background: var(--ground);
    ${media.cramped} {
      grid-template-columns: minmax(0, 1fr);
    }
    ${tallEnough} {
      position: sticky;
      bottom: 0;
      z-index: 1;
    }
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
    ${stacked('1rem')};
    .till {
      display: contents;
    }
    /* Room for three products, or on a high screen for five: the first ones do not move the total. */
    .list {
      min-height: clamp(15rem, 100vh - 37rem, 24rem);
      margin: 0;
      padding: 0;
      border: 0;
      align-content: space-between;
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
