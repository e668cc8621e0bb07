import type { Block, Fact, FixedText, Summary, Text, Turning } from '../../model/text-blocks.ts';
import { times } from '../facts/times.ts';
import { firstDay } from '../facts/first-day.ts';
import { shuttle } from '../facts/shuttle.ts';
import { ages, childPrices } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { fields, nightsInWords } from '../facts/campsite.ts';
import { daysInWords, festival } from '../edition.ts';
import { dayTickets, productName } from '../products.ts';
import type { Availability, TicketId } from '../../model/products.ts';
import type { PictureId } from '../../model/pictures.ts';
import { metresText } from '../../figures/distance.ts';
import { clockTime } from '../../figures/clock.ts';
import { momentText } from '../../figures/hours.ts';
import { capitalised, numberWord } from '../../figures/number-word.ts';
import { years } from '../../figures/years.ts';
import type { Facts } from '../facts/facts.ts';

export interface TicketTier {
  readonly name: string;
  /** Stands beside the price. */
  readonly note?: string | undefined;
  readonly features: readonly FixedText[];
  readonly popular: boolean;
  /** What it is sold as, with what tells the tickets of one card apart. */
  readonly tickets: readonly { readonly id: TicketId; readonly name: string }[];
}

/** What is said of products that are not simply on sale. */
export interface StandingWords {
  /** One or two words. */
  readonly stamp: string;
  /** Why the till cannot add one: only of what it cannot. */
  readonly reason?: string;
  /** Of what a basket asks for all the same; the names follow. */
  readonly leftOut?: string;
}

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

/** Whether there are tickets at the gate. */
const gateSales = {
  yes: 'Tickets are sold at the gate, too, while there are any.',
  no: 'No tickets are sold at the gate.',
  'not known': 'Nobody has decided yet whether tickets are sold there, so don’t come without one.',
} as const;

/** The policy sentences of the tickets page (specification, section 9). The purchase page says some of them in other places. */
const policies = [
  { term: 'Refunds', value: policy.refunds },
  { term: `Under ${years(ages.freeBelow)}`, value: childPrices.underFive },
  { term: `Under ${years(ages.reducedBelow)}`, value: childPrices.children },
  {
    term: `Aged ${years(ages.reducedBelow)}`,
    value: [
      `Bringing someone of ${numberWord(ages.reducedBelow)}? `,
      // In one line: half a link at the end of a line is a small target.
      { text: 'Write\u00a0to\u00a0us', to: `mailto:${festival.email.tickets}` },
      ' first and we’ll sort the ticket.',
    ],
  },
  { term: `${years(ages.teens.from)} to ${years(ages.teens.to)}`, value: childPrices.teens },
  { term: 'E-tickets', value: policy.eTickets },
  { term: 'Instalments', value: policy.instalments },
  { term: 'Fees', value: policy.fees },
  { term: 'Late night tent', value: `It is for over-${years(ages.adult)}s.` },
  { term: 'At the gate', value: gateSales[policy.soldAtGate] },
  { term: 'Camping', value: `Camping opens ${momentText(times.campingOpensOnTicketPages)}.` },
] as const satisfies readonly Fact[];

const saidAbove: readonly string[] = [`Aged ${years(ages.reducedBelow)}`, 'Fees'];

export interface ReceiptWords {
  readonly total: string;
  readonly checkout: string;
  readonly error: string;
  /** The total follows. */
  readonly notice: string;
  /** Says that the basket came back, as the visitor had left it. */
  readonly restored: string;
  /** Of a receipt without lines. */
  readonly empty: string;
  /** Stands above the button while nothing is sold. */
  readonly unsold: Turning;
}

/** The wording of the purchase page. The specification prescribes labels, error and notice (sections 2 and 8). */
export const purchase: Summary & {
  readonly lead: Text;
  /** Below the receipt. */
  readonly picture: PictureId;
  readonly ticketsHeading: string;
  readonly extrasHeading: string;
  readonly receipt: ReceiptWords;
  readonly addOne: string;
  readonly removeOne: string;
  readonly emptyBasket: string;
  readonly smallPrint: { readonly title: string; readonly blocks: readonly Block[] };
} = {
  title: 'Buy Tickets',
  description: `Choose tickets, parking, lockers and the fell walk by train for ${festival.fullName}, and see the total as you go. No booking fee.`,
  lead: 'Choose how many of each. No fees on top.',
  picture: 'castle-gate-in-coral',
  ticketsHeading: 'Festival tickets',
  extrasHeading: 'Extras',
  receipt: {
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
  },
  addOne: 'Add one',
  removeOne: 'Remove one',
  emptyBasket: 'Empty it',
  smallPrint: {
    title: 'Small print, in full size',
    blocks: [
      {
        facts: [
          ...policies.filter(({ term }) => !saidAbove.includes(term)),
          { term: 'Terms', value: ['The rest is in the ', { text: 'terms', to: 'info/terms' }, '.'] },
        ],
      },
    ],
  },
};

export function ticketTexts({ metres, isPriced, priceOf }: Facts) {
  /** The cards of the tickets page, in their order (specification, section 2). */
  const tiers: readonly TicketTier[] = [
    {
      name: productName('weekend'),
      features: [
        `All ${daysInWords} days, every stage, every act.`,
        'The talks, the falconry, the choir and the morning swim.',
        policy.lateTent,
        `Come and go as you please, with last entry at ${clockTime(times.lastEntry)}.`,
        [
          'No camping; it’s for people with ',
          { text: 'a bed in the valley', to: 'further-afield/beds' },
          '.',
        ],
      ],
      popular: false,
      tickets: [{ id: 'weekend', name: productName('weekend') }],
    },
    {
      name: productName('weekend-camping'),
      features: [
        `Everything in the ${productName('weekend')}.`,
        `${capitalised(nightsInWords)} nights in ${fields.main.name}, quiet ${fields.quiet.name} or ${fields.family.name} for families.`,
        `Camping opens ${momentText(times.campingOpensOnTicketPages)} and closes ${momentText(times.campsiteCloses)}.`,
        `Hot showers and drinking water, ${metresText(metres.gateToCampsite)} from the gate.`,
        'Bring your own tent.',
      ],
      popular: true,
      tickets: [{ id: 'weekend-camping', name: productName('weekend-camping') }],
    },
    {
      name: 'Day Ticket',
      note: 'a day',
      features: [
        'One day: Friday, Saturday or Sunday.',
        `Gates at ${clockTime(times.gatesFriday)} on Friday, ${clockTime(times.gatesWeekend)} on Saturday and Sunday.`,
        'Every stage that day, from the first act to the last.',
        `No camping, but a last shuttle bus at ${clockTime(shuttle.festivalDays.to)}.`,
      ],
      popular: false,
      tickets: dayTickets,
    },
  ];

  /** The badge of section 2 of the specification has no end date and no later price, so this says as much. */
  const earlyBird: Fact = {
    term: 'Early bird',
    value: isPriced('weekend')
      ? {
          until: 'earlyBirdUntil',
          before: 'These are the early bird prices, which hold until we say otherwise, here.',
          after: 'Early bird is over. What you pay are the prices on this page.',
        }
      : 'No price is set yet. The early bird prices stand here first.',
  };

  const ticketsPage: Summary & {
    readonly lead: Text;
    readonly earlyBirdBadge: string;
    readonly popularLabel: string;
    readonly buyLabel: string;
    /** Stands before a ticket's serial number. */
    readonly serialLabel: string;
    /** Of a ticket whose price holds until the end of a `{date}`, and is `{price}` then. */
    readonly nextPrice: string;
    readonly information: { readonly title: string; readonly blocks: readonly Block[] };
  } = {
    title: 'Tickets',
    description: `Tickets for ${festival.fullName}, ${festival.dates}: the weekend for ${priceOf('weekend')}, with camping for ${priceOf('weekend-camping')}, or a single day for ${priceOf('day-friday')}.`,
    lead: `${capitalised(numberWord(tiers.length))} tickets. We stop at ${festival.capacity}.`,
    earlyBirdBadge: 'early bird prices',
    popularLabel: 'POPULAR',
    buyLabel: 'BUY NOW',
    serialLabel: 'No.',
    nextPrice: '{price} after {date}.',
    information: {
      title: 'Before you buy',
      blocks: [
        {
          facts: [
            { term: 'Dates', value: firstDay },
            earlyBird,
            ...policies,
            { term: 'Extras', value: 'Lockers, parking and the walk by train are on the next page.' },
            {
              term: 'Free',
              value: [
                { text: 'Companions', to: 'info/accessibility#how-to-apply' },
                ' and ',
                { text: 'dogs', to: 'info/families-dogs#dog-tickets' },
                ' have free tickets of their own.',
              ],
            },
            {
              term: 'Beds',
              value: [
                `With a ${productName('weekend')} you’ll need `,
                { text: 'somewhere to sleep', to: 'further-afield/beds' },
                '.',
              ],
            },
            {
              term: 'Money back',
              value: [{ text: 'If we cancel', to: 'info/terms#if-we-cancel' }, ', you get it back.'],
            },
          ],
        },
      ],
    },
  };

  return { tiers, ticketsPage };
}
