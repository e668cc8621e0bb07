import type { Article, Block, Fact } from '../../model/text-blocks.ts';
import { calendar, dateOf } from '../calendar.ts';
import { lastEdition, targets } from '../facts/last-edition.ts';
import { festival } from '../edition.ts';
import { places } from '../programme/places.ts';
import { milesText } from '../../figures/distance.ts';
import { percentText } from '../../figures/percent.ts';

// Samples: figures, and the sound limit of the licence.
/** The last edition's figures, on the page and in the tab of `/info`. */
const lastYear: readonly Fact[] = [
  { term: 'Came without a car', value: percentText(lastEdition.withoutCar) },
  { term: 'Diesel burned', value: '3,140 litres' },
  { term: 'Waste', value: '1.9 kg', note: 'A head' },
  { term: 'Recycled or composted', value: percentText(lastEdition.recycledOrComposted) },
  { term: 'Reusable cups returned', value: percentText(lastEdition.cupsReturned) },
];

const countedYear = String(festival.year - 1);

const targetTable = {
  table: {
    caption: `${countedYear} and ${festival.year}`,
    head: ['What we count', countedYear, `Target for ${festival.year}`],
    rows: [
      ['Came without a car', percentText(lastEdition.withoutCar), percentText(targets.withoutCar)],
      [
        'Cars with one or two people',
        percentText(lastEdition.cameBy.smallCar),
        percentText(targets.smallCar),
      ],
      ['Diesel', '3,140 litres', '2,200 litres'],
      ['Waste a head', '1.9 kg', '1.6 kg'],
      [
        'Recycled or composted',
        percentText(lastEdition.recycledOrComposted),
        percentText(targets.recycledOrComposted),
      ],
      ['Water a head a day', '16 litres', '14 litres'],
      ['Food miles to a plate', String(lastEdition.foodMiles), '70'],
      ['Reusable cups returned', percentText(lastEdition.cupsReturned), percentText(targets.cupsReturned)],
      ['Tents left behind', '61', '20'],
    ],
  },
} as const satisfies Block;

const share = (name: string, amount: number) => ({ name, figure: percentText(amount), amount });

export const sustainability: Article = {
  title: 'Sustainability',
  description: `What ${festival.fullName} cost the valley in ${countedYear} in travel, diesel, waste and water, what is still undone, and the targets for ${festival.year}.`,
  picture: 'row-of-bikes',
  lead: `Our figures of ${countedYear} and our targets for ${festival.year}: travel, power, waste and water. Most of our carbon comes from how people travel here.`,
  feature: {
    heading: `How the audience travelled in ${countedYear}`,
    bars: [
      share('Train, then the shuttle bus', lastEdition.cameBy.train),
      share('Coach or minibus', lastEdition.cameBy.coach),
      share('Bicycle or on foot', lastEdition.cameBy.bicycle),
      share('Car with three or more in it', lastEdition.cameBy.fullCar),
      share('Car with one or two in it', lastEdition.cameBy.smallCar),
    ],
  },
  facts: lastYear,
  sections: [
    {
      heading: 'How people came',
      blocks: [
        `By our own sums, your travel is ${percentText(lastEdition.travelShareOfCarbon)} of our carbon. At the gate 1,912 people told us in ${countedYear} how they came, for the first time more by train than by car.`,
      ],
    },
    {
      heading: 'Power',
      picture: 'amps-and-pedals',
      blocks: [
        'We burned 3,140 litres of diesel, 0.42 litres a head a day, down from 4,020 the year before.',
        {
          list: [
            `${places.library.name} and ${places.courtyard.name} run on the castle’s own mains supply.`,
            `The ${places.boathouse.name} runs on batteries.`,
            `The ${places.castle.name}, the late night tent and the traders’ cold stores still run on generators.`,
          ],
        },
      ],
    },
    {
      heading: 'Waste',
      blocks: [
        `We threw away 4.75 tonnes, 1.9 kg a head. Of that, ${percentText(lastEdition.waste.recycled)} was recycled, ${percentText(lastEdition.waste.composted)} composted, ${percentText(lastEdition.waste.burned)} burned for energy and ${percentText(lastEdition.waste.buried)} buried.`,
        'Recycling fell by two points, because it rained on the cardboard.',
        {
          strip: {
            title: 'Take your tent home',
            text: 'People left 61 tents behind. A tent is mixed plastic and can’t be recycled.',
          },
        },
      ],
    },
    {
      heading: 'Water',
      picture: 'beck-and-footbridge',
      blocks: [
        'We used 120,000 litres over three days, 16 litres a head a day, about half of it for showers.',
        'The beck runs into the Esk, which has salmon in it, so use the sinks for soap and toothpaste.',
      ],
    },
    {
      heading: 'Food and cups',
      blocks: [
        `The ingredients of an average plate travelled ${milesText(lastEdition.foodMiles)}, not counting coffee, cocoa and lemons. Of what traders spent, ${percentText(lastEdition.localSpending)} went to suppliers within 30 miles.`,
        `We poured 22,400 drinks into reusable cups and got ${percentText(lastEdition.cupsReturned)} of the cups back; we’d like the other 1,344.`,
      ],
    },
    {
      heading: 'What is unfinished',
      blocks: [
        {
          list: [
            `We didn’t count how artists, crew and traders travel before ${festival.year}.`,
            `The castle’s mains supply can’t carry the ${places.castle.name}.`,
            'The shuttle buses are diesel.',
            'We call nothing here carbon neutral.',
          ],
        },
      ],
    },
    {
      heading: `Targets for ${festival.year}`,
      blocks: [
        targetTable,
        [
          'If a figure looks wrong, write to ',
          { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
          '.',
        ],
        {
          until: 'resultsUntil',
          before: `By ${dateOf(calendar.resultsUntil)} this table gets another column, with the results, good or bad.`,
          after: `The results of ${festival.year} are late. They come here, good or bad.`,
        },
      ],
    },
  ],
};

/** The short version for the tab of `/info`. */
export const sustainabilityTab: readonly Block[] = [
  `These are the figures of ${countedYear}.`,
  { facts: lastYear },
  `Your travel is ${percentText(lastEdition.travelShareOfCarbon)} of our carbon.`,
  `For ${festival.year} we want diesel down to 2,200 litres, recycling and composting up to ${percentText(targets.recycledOrComposted)}, and people without a car to ${percentText(targets.withoutCar)}.`,
];
