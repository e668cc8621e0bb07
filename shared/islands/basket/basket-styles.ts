import { css } from '@emotion/react';
import { visuallyHidden, barCode, overlay, night } from '../../look/decorations.ts';
import { primaryButton } from '../../look/surfaces.ts';
import {
  media,
  capitals,
  rule,
  stacked,
  surface,
  inForcedColors,
  fontSize,
  wrapping,
} from '../../look/tokens.ts';
import { replyStyles } from '../reply/reply-styles.ts';

/** Low screens, and screens with large letters, keep their room for the list. */
export const tallEnough = '@media (min-height: 40em)';

/** A receipt torn off at its foot: the paper lies behind the content, the outline follows its teeth. */
export const tornPaper = css`
  filter: drop-shadow(3px 0 0 var(--ink)) drop-shadow(-3px 0 0 var(--ink)) drop-shadow(0 3px 0 var(--ink))
    drop-shadow(0 -3px 0 var(--ink)) drop-shadow(6px 6px 0 var(--second));
  &::before {
    ${overlay('0 0 -0.75rem', -1)};
    background: var(--ground);
    mask:
      linear-gradient(#000 0 0) 0 0 / 100% calc(100% - 0.75rem) no-repeat,
      conic-gradient(from -45deg at 50% 100%, #000 90deg, #0000 0) 0 100% / 1.5rem 0.75rem repeat-x;
  }
  ${night('filter: drop-shadow(6px 6px 0 var(--second))')};
  ${inForcedColors(`border: ${rule}`)};
`;

export const styles = css`
  display: contents;
  /* The logo, what is in the basket, its total, a bar code. */
  .list {
    ${stacked('1rem')};
    padding: 1.25rem;
    > :first-child::before {
      content: '';
      display: block;
      width: 64px;
      height: 64px;
      margin: 0 auto 1rem;
      background: var(--ink);
      clip-path: var(--logo);
    }
    > p:first-child {
      ${capitals(`${fontSize.name}/1.1`, 84)};
      text-align: center;
    }
    &::after {
      content: '';
      height: 2rem;
      background: ${barCode} 50% / 13rem no-repeat;
    }
    /* The receipt stands below the shelves. Until it is in view, a
       row with total and button is at the screen's foot. */
    @media (max-width: 63.99em) {
      ${tornPaper};
      margin: 3px 3px 1rem;
    }
  }
  .sum {
    ${wrapping('0.5rem', 'baseline')};
    justify-content: space-between;
    border-top: 3px dotted;
    padding-top: 1rem;
    ${capitals(`${fontSize.name}/1`, 84)};
    b {
      font-size: ${fontSize.heading};
    }
    ${media.desktop} {
      display: none;
    }
  }
  .checkout {
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
    ${capitals(`${fontSize.label}/1`, 84)};
  }
  strong {
    font-size: ${fontSize.name};
  }
  .visually-hidden {
    ${visuallyHidden};
  }
  .left-out {
    grid-column: 1 / -1;
    font-size: ${fontSize.small};
    font-weight: 700;
    line-height: 1.3;
  }
  /* The deduction after checkout: below a phone's row, or between total and button on a receipt. */
  .later,
  .reply {
    order: 1;
    grid-column: 1 / -1;
  }
  .reply.reply {
    margin-top: 0;
  }
  .later p {
    max-width: none;
    font-size: ${fontSize.small};
    line-height: 1.3;
  }
  button {
    ${primaryButton};
    width: 100%;
    padding: 0.4em 0.5em 0.3em;
    font-stretch: 80%;
    &[data-quiet] {
      ${surface.ground};
    }
  }
  ${media.desktop} {
    ${stacked('1rem')};
    .checkout {
      display: contents;
    }
    /* The list has room for three products, or for five on a high
       screen, so that the first ones do not move the total. */
    .list {
      padding: 0;
      align-content: space-between;
      &:has(ul) {
        min-height: clamp(15rem, 100vh - 37rem, 24rem);
      }
    }
    .later {
      order: 0;
    }
    .total {
      font-size: ${fontSize.name};
      text-align-last: justify;
    }
    strong {
      font-size: ${fontSize.heading};
    }
    button {
      padding: 0.75em 1.1em 0.65em;
      font-stretch: 100%;
    }
  }
`;

export const pageStyles = [replyStyles];
