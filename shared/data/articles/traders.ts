import type { Article } from '../../model/text-blocks.ts';
import { calendar, dateOf } from '../calendar.ts';
import { limits } from '../facts/limits.ts';
import { times } from '../facts/times.ts';
import { trading } from '../facts/trading.ts';
import { festival } from '../edition.ts';
import { currency } from '../products.ts';
import { clockTime } from '../../figures/clock.ts';
import { metresText } from '../../figures/distance.ts';
import { capitalised, numberWord } from '../../figures/number-word.ts';
import { moneyText } from '../../figures/money.ts';

const hello = { text: festival.email.hello, to: `mailto:${festival.email.hello}` };

const { smallFood, largeFood, craft } = trading.pitches;

const sum = (amount: number): string => moneyText(currency.pattern, amount);

const deadline = dateOf(calendar.tradersUntil);

export const traders: Article = {
  title: 'Traders',
  description: `Trading at ${festival.fullName}: what stalls cost, when they open, the papers we ask for, what we don’t sell, and how to apply by email.`,
  picture: 'stores-in-teal',
  lead: `${capitalised(numberWord(trading.foodStalls))} stalls cook and ${numberWord(trading.craftStalls)} sell other things, for about ${festival.capacity} people. Yours has to be good, and to be driven up one narrow road.`,
  feature: {
    title: 'No share of your takings',
    text: 'A pitch costs its fee, and no more.',
  },
  facts: [
    ...[
      ['Food, large', largeFood] as const,
      ['Food, small', smallFood] as const,
      ['Crafts', craft] as const,
    ].map(([term, { fee, metres }]) => ({
      term,
      value: sum(fee),
      note: `${metresText(metres)}, for the weekend`,
    })),
    { term: 'Applications', value: { until: 'tradersUntil', before: `By ${deadline}`, after: 'Closed' } },
    { term: 'Longest vehicle', value: metresText(limits.vanMetres) },
    { term: 'How', value: 'By email', note: [hello] },
  ],
  sections: [
    {
      heading: 'What we’re after',
      picture: 'food-stalls-at-dusk',
      blocks: [
        'We look for things that are cooked on the spot, makers who made what they sell, and people from nearby.',
        `Every food stall has at least one vegan main dish.`,
        'We don’t take sky lanterns, glass, single-use plastic, or anything that whistles.',
      ],
    },
    {
      heading: 'What it costs',
      blocks: [
        'The fee covers power, water, washing-up, waste and two crew passes with camping. Half is due when we say yes, the rest in June.',
      ],
    },
    {
      heading: 'When you work',
      blocks: [
        `Stalls open with the gates, and may stay open until the late night tent shuts at ${clockTime(times.lateTentEnds)}.`,
        'You can set up on Wednesday and Thursday. No vehicle moves in the arena while the public is in it.',
      ],
    },
    {
      heading: 'Getting in',
      blocks: [
        `A trailer is charged apart from the car or van in front. Before you pay, tell us the length of each.`,
      ],
    },
    {
      heading: 'Papers',
      blocks: [
        {
          strip: {
            title: 'Send copies with your email',
            list: [
              `Public liability insurance, for ${sum(trading.insuredMillions)} million`,
              'Food: your registration with your council and your hygiene rating, which should be at least 4',
              'Food: a sheet with the allergens in each dish',
              'Gas: a certificate from a registered engineer, in date',
              'Electrics: proof that they’ve been tested',
              'A fire risk assessment, and the extinguishers that it asks for',
            ],
          },
        },
      ],
    },
    {
      heading: 'How you serve',
      picture: 'bar-lamps',
      blocks: [
        {
          list: [
            'On our plates and cups, which we wash, with wooden forks.',
            'Cards must work when there’s no signal.',
            'A low counter at one end, with someone who’ll read the menu aloud.',
            'The allergen sheet is on the counter before you open.',
          ],
        },
      ],
    },
    {
      heading: 'How to apply',
      blocks: [
        {
          steps: [
            [
              {
                until: 'tradersUntil',
                before: 'Write to ',
                after: `Applications for ${festival.year} closed on ${deadline}. To be asked next time, write to `,
              },
              hello,
              { until: 'tradersUntil', before: ` by ${deadline}`, after: '' },
              ', with “Trader” as the subject, your menu or your goods, prices and three photographs of the stall as it is.',
            ],
            'Say how long and high the stall is and how much power it needs.',
            {
              until: 'tradersAnswered',
              before: `We answer everyone by ${dateOf(calendar.tradersAnswered)}, yes or no.`,
              after: 'We write to you when applications open again.',
            },
          ],
        },
      ],
    },
  ],
};
