import { helpFact } from '../facts/help.ts';
import type { Article } from '../../model/text-blocks.ts';
import { away } from '../facts/area.ts';
import { policy } from '../facts/policy.ts';
import { soldWithTickets } from '../facts/sold-with-tickets.ts';
import { setTimes } from '../facts/set-times.ts';
import { times } from '../facts/times.ts';
import { festival } from '../edition.ts';
import { outside } from '../outside.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../figures/clock.ts';
import { metresText, placeDistanceText } from '../../figures/distance.ts';
import { hoursText } from '../../figures/hours.ts';
import type { Facts } from '../facts/facts.ts';

/** Only pages for which the specification has a time say when camping opens (section 9). */
export const firstTime = ({ metres, routeBar, firstBand, firstMusic, priceOf }: Facts): Article => ({
  title: 'First Time Here',
  description: `From the ticket in your inbox to the first song at ${festival.fullName}: Thursday evening, the gate, your tent, money, phones, food and the way home.`,
  picture: 'soundcheck',
  lead: [
    'What to know before your first visit. The ',
    { text: 'A to Z', to: 'a-z' },
    ' has the quick answers.',
  ],
  feature: {
    title: 'Save it at home',
    text: [
      'There’s hardly any signal here. Put your ticket and your train times on your phone, and ',
      { text: 'keep this site’s pages there', to: 'offline' },
      ' too.',
    ],
  },
  facts: [
    {
      term: 'Gates open',
      value: clockTime(times.gatesFriday),
      note: `On Friday; ${clockTime(times.gatesWeekend)} on Saturday and Sunday`,
    },
    { term: 'Last entry', value: clockTime(times.lastEntry), note: 'Each night' },
    firstMusic,
    { term: 'Cash machine', value: 'None' },
    helpFact,
  ],
  sections: [
    {
      heading: 'Before you leave home',
      blocks: [
        {
          list: [
            [{ text: 'Trains, buses, parking and the way home', to: 'info/getting-here' }],
            [{ text: 'The fields, and what to pack', to: 'info/camping' }],
            [{ text: 'What stays at home', to: 'info/dos-donts' }],
          ],
        },
      ],
    },
    {
      heading: 'Phones and charging',
      blocks: [
        [
          `${policy.wifi} There are no sockets in the fields. Bring a power bank, or hire a locker with a socket inside, ${priceOf('locker')} from Thursday to Monday, `,
          soldWithTickets,
          '. The welfare tent has phone chargers.',
        ],
      ],
    },
    {
      heading: 'Thursday evening',
      picture: 'food-stalls-at-dusk',
      blocks: [
        [
          'Thursday is for campers, ',
          { text: 'once the fields open', to: 'info/camping#opening-and-closing' },
          '. The arena stays shut until Friday, and no bands play.',
        ],
        {
          list: [
            `One bar is open beside the fields until ${clockTime(times.thursdayBarCloses)}, and three stalls cook there until ${clockTime(times.thursdayFoodEnds)}.`,
            `The information point, just inside the gate, is open ${hoursText(times.informationPoint)}.`,
            [
              'Friday’s ',
              { text: 'first walk', to: 'programme/walks' },
              ` sets out at ${clockTime(setTimes.stanleyGhyll)}. Put your name down at the information point on Thursday evening.`,
            ],
          ],
        },
      ],
    },
    {
      heading: 'At the gate',
      picture: 'castle-gate',
      blocks: [
        [
          'Your e-ticket, on paper or on a bright screen, becomes a wristband. If you can’t stand and queue, there’s ',
          { text: 'a lane for you', to: 'info/accessibility#arriving' },
          '.',
        ],
      ],
    },
    {
      heading: 'Money',
      picture: 'bar-lamps',
      blocks: [
        [
          `Every bar and stall takes cards and phones. The bars and the information point take cash too, the stalls don’t. There’s no cash machine on the site. The nearest is outside the shop in ${placeDistanceText(away.gosforth)}, free and open all hours. The `,
          { text: 'shop in Boot', to: 'further-afield/stores' },
          ' gives cash back, and ',
          { text: 'LINK', to: outside.cashMachines },
          ' has a map of others.',
        ],
      ],
    },
    {
      heading: 'Where things are',
      blocks: [
        'How far it is from the gate',
        {
          bars: [
            { name: 'Information point', figure: 'Just inside, at the yellow flag', amount: 0 },
            routeBar('Medical and welfare tents, open all hours', 'gate', 'medical'),
            routeBar(places.castle.name, 'gate', 'castle'),
            routeBar('Camping fields', 'gate', 'beckField'),
          ],
        },
        [
          `The stalls stand between the ${places.castle.name} and the ${places.boathouse.name}; for the rest, here’s `,
          { text: 'the plan', to: 'plan' },
          '.',
        ],
      ],
    },
    {
      heading: 'Food and allergies',
      picture: 'pie-and-peas',
      blocks: [
        {
          list: [
            'Your own food may come in with you, but no glass.',
            'Every stall has at least one vegan main dish.',
            'Boards mark what’s made without gluten. No kitchen on the site is free of flour.',
            'Each stall has its allergens on a sheet. Ask to see it every time, because recipes change.',
            [
              'A stall that cooks with halal meat says so on its board. To know which before you come, write to ',
              { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
              '.',
            ],
          ],
        },
        {
          warning: 'If somebody has a bad reaction, use their adrenaline pen if they have one and ring 999.',
          text: `Then tell the nearest steward: they have a radio, and the medical tent is ${metresText(metres.gateToMedical)} from the gate.`,
        },
      ],
    },
    {
      heading: 'Keeping your friends',
      picture: 'stile-and-dog',
      blocks: [
        {
          list: [
            'As soon as you arrive, agree on a time and a place, such as the yellow flag at the information point.',
            [
              'A child’s missing? Tell the nearest steward at once, and ',
              { text: 'stay where you are', to: 'info/families-dogs#if-you-lose-each-other' },
              '.',
            ],
          ],
        },
        [`${firstBand} Here’s the `, { text: 'schedule', to: 'programme/schedule' }, '.'],
      ],
    },
  ],
});
