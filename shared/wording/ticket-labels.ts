import type { Availability } from '../model/products.ts';
import type { PictureId } from '../model/pictures.ts';
import type { Block, Fact, Summary, Text, DatedText } from '../model/text-blocks.ts';
import type { AvailabilityWords } from '../model/ticket-texts.ts';

export const availabilityWords: Readonly<Record<Availability, AvailabilityWords>> = {
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
  /** For a ticket whose price holds until the end of a `{date}`, and is `{price}` then. */
  nextPrice: '{price} after {date}.',
  title: 'Tickets',
  popularLabel: 'POPULAR',
  buyLabel: 'BUY NOW',
  serialLabel: 'No.',
};

export type TicketsPage = typeof ticketsLabels &
  Summary & {
    readonly lead: Text;
    /** Shown until `earlyBirdUntil`. */
    readonly earlyBirdBadge?: string;
    readonly information: { readonly title: string; readonly blocks: readonly Block[] };
  };

/** Shown above the button while nothing is sold. */
const unsold: DatedText = {
  until: 'salesOpen',
  before: 'Nothing is sold yet.',
  after: { until: 'salesClose', before: '', after: 'Nothing is sold any more.' },
};

const receipt = {
  total: 'Total',
  checkout: 'PROCEED TO CHECKOUT',
  error: 'Please select at least one ticket',
  notice: 'Proceeding to checkout - Total: ',
  restored: 'Your basket is as you left it.',
  /** For a receipt without lines. */
  empty: 'Your basket is empty.',
  unsold,
};

export type ReceiptWords = typeof receipt;

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

export type PurchasePage = typeof purchaseLabels &
  Summary & {
    readonly lead: Text;
    readonly picture?: PictureId;
    readonly smallPrint: { readonly title: string; readonly facts: readonly Fact[] };
  };
