import type { OtherPrices } from '../../../shared/model/ticket-texts.ts';
import type { Texts } from '../../../shared/wording/texts.ts';
import type { priceTexts } from '../../../shared/figures/prices.ts';

export const standingWords: Texts['standingWords'] = {
  'few-left': { stamp: 'Filling' },
  'sold-out': { stamp: 'Full', reason: 'No berth is left.', leftOut: 'Not aboard:' },
  'on-the-gate': { stamp: 'On the quay', reason: 'Ask the skipper.', leftOut: 'Not from us:' },
  'to-be-announced': { stamp: 'Soon', reason: 'We are still adding up.', leftOut: 'Without a price:' },
};

export const tiers: Texts['tiers'] = [
  {
    name: 'Island Pass',
    features: ['The ferry, both ways.'],
    popular: true,
    tickets: [{ id: 'island-pass', name: 'Island Pass' }],
  },
  {
    name: 'Evening Pass',
    note: 'an evening',
    features: ['The last boat.'],
    popular: false,
    tickets: [{ id: 'evening', name: 'Evening Pass' }],
  },
];

export const ticketsPage = ({ priceOf }: Pick<ReturnType<typeof priceTexts>, 'priceOf'>) => ({
  title: 'Places',
  description: `Two ways on to the island: all of it for ${priceOf('island-pass')} with the ferry both ways, or one evening for ${priceOf('evening')}.`,
  lead: 'Seven hundred places.',
  earlyBirdBadge: 'before the tide',
  popularLabel: 'MOST SAIL ON THIS',
  buyLabel: 'BOOK',
  serialLabel: 'Berth',
  nextPrice: 'After {date}, {price}.',
  information: { title: 'First', blocks: ['Children travel free.'] },
});

export const purchase: Texts['purchase'] = {
  title: 'Book',
  description:
    'Choose how many places and bunks you want on the island, and see at once what they come to in kroner.',
  lead: 'How many of you?',
  picture: 'campfire',
  ticketsHeading: 'Places',
  extrasHeading: 'Bunks',
  receipt: {
    total: 'In all',
    checkout: 'ON TO THE QUAY',
    error: 'Nobody is coming yet',
    notice: 'On to the quay with ',
    restored: 'You had chosen this before.',
    empty: 'Room for everybody.',
    unsold: { until: 'salesClose', before: '', after: 'The quay is shut.' },
  },
  addOne: 'One more',
  removeOne: 'One fewer',
  emptyBasket: 'Begin again',
  smallPrint: { title: 'By the way', blocks: ['Children travel free.'] },
};

export const otherPrices: OtherPrices = {
  heading: 'The young and the old',
  prices: [
    { who: 'Under 15', price: 'No kroner', text: 'They sail and sleep for nothing.' },
    {
      who: 'Over 67',
      price: 'As marked',
      text: [
        'The bench by the light is yours. ',
        { text: 'How to get to it', to: 'info/accessibility' },
        '.',
      ],
    },
  ],
};
