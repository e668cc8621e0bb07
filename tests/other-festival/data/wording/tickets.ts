import { priceOf } from '../products.ts';
import type { Block, Text } from '../blocks.ts';

export interface TicketTier {
  readonly name: string;
  readonly price: string;
  readonly note?: string;
  readonly features: readonly Text[];
  readonly popular: boolean;
}

export const tiers: readonly TicketTier[] = [
  { name: 'Island Pass', price: priceOf('island-pass'), features: ['The ferry, both ways.'], popular: true },
  {
    name: 'Evening Pass',
    price: priceOf('evening'),
    note: 'an evening',
    features: ['The last boat.'],
    popular: false,
  },
];

const blocks: readonly Block[] = ['Children travel free.'];

export const ticketsPage = {
  title: 'Places',
  description: `Two ways on to the island: all of it for ${priceOf('island-pass')} with the ferry both ways, or one evening for ${priceOf('evening')}.`,
  lead: 'Seven hundred places.',
  earlyBirdBadge: 'before the tide',
  popularLabel: 'MOST SAIL ON THIS',
  buyLabel: 'BOOK',
  serialLabel: 'Berth',
  information: { title: 'First', blocks },
} as const;

const lead: Text = 'How many of you?';

export const purchase = {
  title: 'Book',
  description:
    'Choose how many places and bunks you want on the island, and see at once what they come to in kroner.',
  lead,
  ticketsHeading: 'Places',
  extrasHeading: 'Bunks',
  totalLabel: 'In all',
  checkoutLabel: 'ON TO THE QUAY',
  emptyError: 'Nobody is coming yet',
  noticePrefix: 'On to the quay with ',
  addOne: 'One more',
  removeOne: 'One fewer',
  restored: 'You had chosen this before.',
  emptyBasket: 'Begin again',
  smallPrint: { title: 'By the way', blocks },
} as const;
