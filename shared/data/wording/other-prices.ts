/** What children and companions pay, beside the products of the purchase page (specification, section 9). */
import type { OtherPrices } from '../../model/ticket-texts.ts';
import { ages, childCode, childDiscount, childPrices } from '../facts/ages.ts';
import { festival } from '../edition.ts';
import { companions } from './season-wording.ts';
import { percentText } from '../../figures/percent.ts';
import { years } from '../../figures/years.ts';

const reducedAges = `${years(ages.freeBelow)} to ${years(ages.reducedBelow - 1)}`;

export const otherPrices: OtherPrices = {
  heading: 'Children & companions',
  prices: [
    {
      who: `Under ${years(ages.freeBelow)}`,
      price: 'Free',
      text: `${childPrices.underFive} Just bring them.`,
    },
    {
      who: reducedAges,
      price: `${percentText(childDiscount)} off`,
      text: `${childPrices.children} Add one ticket each above, count them here, and enter the code ${childCode} on the payment page. Extras cost the same for children as for adults.`,
      reduction: {
        percent: childDiscount,
        question: `How many of your tickets are for children aged ${reducedAges}?`,
        who: `child aged ${reducedAges}`,
        excess: 'That’s more children than tickets: add a ticket above for each child.',
        takesOff: `When you pay, ${childCode} takes off`,
        leaves: 'That leaves',
      },
    },
    {
      who: years(ages.reducedBelow),
      price: 'Ask us',
      text: [
        'Write to us before you buy, and we’ll sort the ticket: ',
        { text: festival.email.tickets, to: `mailto:${festival.email.tickets}` },
        '. Leave it out of the basket until we’ve answered.',
      ],
    },
    {
      who: `${years(ages.teens.from)} to ${years(ages.teens.to)}`,
      price: 'Full price',
      text: `${childPrices.teens} They need a ticket each.`,
    },
    {
      who: 'Companion',
      price: 'Free',
      text: [
        'Can’t come without someone’s help? ',
        { text: 'Their ticket', to: 'info/accessibility#how-to-apply' },
        ' is free. ',
        companions,
      ],
    },
  ],
};
