/** The labels of the pages that sell tickets. */
import type { Availability } from '../model/products.ts';
import type { ReceiptWords, StandingWords } from '../model/ticket-texts.ts';

export const standingWords: Readonly<Record<Availability, StandingWords>> = {
  'few-left': { stamp: 'Few left' },
  'sold-out': {
    stamp: 'Sold out',
    reason: 'We’ve sold the last one.',
    leftOut: 'Sold out, so not in the total:',
  },
  'on-the-gate': {
    stamp: 'On the gate',
    reason: 'Sold on the gate only, while they last.',
    leftOut: 'Sold on the gate only, so not in the total:',
  },
  'to-be-announced': {
    stamp: 'Price to come',
    reason: 'We haven’t set its price yet.',
    leftOut: 'Without a price yet, so not in the total:',
  },
};

export const ticketsLabels = {
  nextPrice: '{price} after {date}.',
  title: 'Tickets',
  popularLabel: 'POPULAR',
  buyLabel: 'BUY NOW',
  serialLabel: 'No.',
};

const receipt: ReceiptWords = {
  total: 'Total',
  checkout: 'PROCEED TO CHECKOUT',
  error: 'Please select at least one ticket',
  notice: 'Proceeding to checkout - Total: ',
  restored: 'Your basket is as you left it.',
  empty: 'Nothing yet. The roll of paper is new.',
  unsold: {
    until: 'salesOpen',
    before: 'Nothing is sold yet.',
    after: { until: 'salesClose', before: '', after: 'Nothing is sold any more.' },
  },
};

/** The specification prescribes labels, error and notice (sections 2 and 8). */
export const purchaseLabels = {
  title: 'Buy Tickets',
  ticketsHeading: 'Festival tickets',
  extrasHeading: 'Extras',
  receipt,
  addOne: 'Add one',
  removeOne: 'Remove one',
  emptyBasket: 'Empty it',
};
