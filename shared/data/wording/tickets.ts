import type { Fact } from '../../model/text-blocks.ts';
import type { TicketTier } from '../../model/ticket-texts.ts';
import type { PurchasePage, TicketsPage } from '../../wording/ticket-labels.ts';
import { purchaseLabels, ticketsLabels } from '../../wording/ticket-labels.ts';
import { times } from '../facts/times.ts';
import { shuttle } from '../facts/shuttle.ts';
import { ages, childDiscount, childPrices } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { fields, nightsInWords } from '../facts/campsite.ts';
import { daysInWords, festival } from '../edition.ts';
import { dayTickets, productName } from '../products.ts';
import { metresText } from '../../figures/distance.ts';
import { percentText } from '../../figures/percent.ts';
import { clockTime } from '../../figures/clock.ts';
import { momentText } from '../../figures/hours.ts';
import { capitalised, numberWord } from '../../figures/number-word.ts';
import { years } from '../../figures/years.ts';
import type { Facts } from '../facts/facts.ts';

/** Whether there are tickets at the gate. */
const gateSales = {
  yes: 'Tickets are sold at the gate, too, while there are any.',
  no: 'No tickets are sold at the gate.',
  'not known': {
    until: 'gatesOpen',
    before: 'Nobody has decided yet whether tickets are sold there, so don’t come without one.',
    after: 'We know of none that are sold there, so don’t come without one.',
  },
} as const;

/**
 * The policy sentences of the tickets page (specification, section
 * 9). The purchase page repeats some of them.
 */
const policies = {
  paying: [
    { term: 'No fees', value: policy.fees },
    { term: 'Instalments', value: policy.instalments },
    { term: 'E-tickets', value: policy.eTickets },
    { term: 'Refunds', value: policy.refunds },
  ],
  children: [
    { term: 'Free', value: childPrices.underFive },
    { term: `${percentText(childDiscount)} off`, value: childPrices.withCode },
    {
      term: 'Ask us',
      value: [
        `Bringing someone of ${numberWord(ages.reducedBelow)}? `,
        // The link is kept on one line, because half a link at a line's end is a small target.
        { text: 'Write\u00a0to\u00a0us', to: `mailto:${festival.email.tickets}` },
        ' first and we’ll sort the ticket.',
      ],
    },
    { term: 'Full price', value: childPrices.teens },
  ],
  coming: [
    { term: 'At the gate', value: gateSales[policy.soldAtGate] },
    { term: 'Camping', value: `Camping opens ${momentText(times.campingOpensOnTicketPages)}.` },
    { term: 'Late night tent', value: `It is for over-${years(ages.adult)}s.` },
  ],
} as const satisfies Readonly<Record<string, readonly Fact[]>>;

export const purchase: PurchasePage = {
  ...purchaseLabels,
  description: `Choose tickets, parking, lockers and the fell walk by train for ${festival.fullName}, and see the total as you go. No booking fee.`,
  lead: 'Choose how many of each. No fees on top.',
  picture: 'castle-gate-in-coral',
  smallPrint: {
    title: 'Small print, in full size',
    facts: [
      // The lead says that there are no fees, and what children pay stands above.
      ...policies.paying.filter(({ term }) => term !== 'No fees'),
      ...policies.coming,
      { term: 'Terms', value: ['The rest is in the ', { text: 'terms', to: 'info/terms' }, '.'] },
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

  /** The specified badge (section 2) has no end date and no later price, so this text says as much. */
  const earlyBird: Fact = {
    term: 'Early bird',
    value: isPriced('weekend')
      ? {
          until: 'earlyBirdUntil',
          before: {
            until: 'salesClose',
            before: 'These are the early bird prices. If they change, we’ll say so on this page.',
            after: 'These were the early bird prices.',
          },
          after: 'Early bird is over. What you pay are the prices on this page.',
        }
      : 'No price is set yet. The early bird prices stand here first.',
  };

  const ticketsPage: TicketsPage = {
    ...ticketsLabels,
    description: `Tickets for ${festival.fullName}, ${festival.dates}: the weekend for ${priceOf('weekend')}, with camping for ${priceOf('weekend-camping')}, or a single day for ${priceOf('day-friday')}.`,
    lead: `${capitalised(numberWord(tiers.length))} kinds of ticket, ${festival.capacity} in all.`,
    earlyBirdBadge: 'early bird prices',
    information: {
      title: 'Before you buy',
      blocks: [
        {
          heading: 'Paying',
          facts: [
            earlyBird,
            ...policies.paying,
            {
              term: 'Money back',
              value: [{ text: 'If we cancel', to: 'info/terms#if-we-cancel' }, ', you get it back.'],
            },
          ],
        },
        { heading: 'Children', facts: policies.children },
        {
          heading: 'Coming',
          facts: [
            ...policies.coming,
            {
              term: 'Beds',
              value: [
                `With a ${productName('weekend')} you’ll need `,
                { text: 'somewhere to sleep', to: 'further-afield/beds' },
                '.',
              ],
            },
            { term: 'Extras', value: 'Lockers, parking and the walk by train are on the next page.' },
            {
              term: 'Also free',
              value: [
                { text: 'Companions', to: 'info/accessibility#how-to-apply' },
                ' and ',
                { text: 'dogs', to: 'info/families-dogs#dog-tickets' },
                ' have free tickets of their own.',
              ],
            },
          ],
        },
      ],
    },
  };

  return { tiers, ticketsPage };
}
