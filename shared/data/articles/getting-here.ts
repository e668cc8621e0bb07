import { soldWithTickets } from '../facts/sold-with-tickets.ts';
import { ringOrText } from '../facts/help.ts';
import type { Article, Block, Fact } from '../../model/text-blocks.ts';
import { inTheDark, lastBusFact } from './getting-home.ts';
import { times } from '../facts/times.ts';
import { firstDay } from '../facts/first-day.ts';
import { limits } from '../facts/limits.ts';
import { shuttle, shuttleSentence } from '../facts/shuttle.ts';
import { away, fromLondon, narrowGauge, motorwayHours, taxis } from '../facts/area.ts';
import { festival } from '../edition.ts';
import { outside } from '../outside.ts';
import { clockTime } from '../../figures/clock.ts';
import { metresText, milesText, milesInWords, metresInWords } from '../../figures/distance.ts';
import { minutesText, hoursInWords } from '../../figures/duration.ts';
import { rangeInWords } from '../../figures/number-word.ts';
import type { Facts } from '../facts/facts.ts';

const { venue, locality, region, station, postcode, gridReference, latitude, longitude } = festival.place;

const shuttleTimes = {
  table: {
    caption: `First and last shuttle buses: ${clockTime(shuttle.festivalDays.to)} is the morning after`,
    head: ['Day', 'First', 'Last'],
    rows: [
      ['Thursday', clockTime(shuttle.thursday.from), clockTime(shuttle.thursday.to)],
      ['Friday to Sunday', clockTime(shuttle.festivalDays.from), clockTime(shuttle.festivalDays.to)],
      ['Monday, the way back', clockTime(shuttle.monday.from), clockTime(shuttle.monday.to)],
    ],
  },
} as const satisfies Block;

const postcodeFact: Fact = { term: 'Postcode, for sat navs', value: postcode };

const position: Fact = {
  term: 'Grid reference',
  value: gridReference,
  note: `${latitude}, ${longitude}`,
};

const train: Fact = { term: 'Station', value: station, note: 'On the Cumbrian Coast line' };

const { eskdaleGreen, santonBridge, holmrook, ravenglass } = away;

const stops = {
  table: {
    caption: 'Where the bus stops',
    head: ['Stop', 'From the gate'],
    rows: [eskdaleGreen, santonBridge, holmrook, ravenglass].map(({ name, miles }) => [
      name,
      milesText(miles),
    ]),
  },
} as const satisfies Block;

export function gettingHereTexts({ routesHome, metres, priceOf }: Facts) {
  const parking: Fact = {
    term: 'Parking',
    value: `${priceOf('parking')} a car`,
    note: `${metresText(metres.carParkToGate)} from the gate`,
  };

  /** One of the pages that give the castle as the festival's place (specification, section 1). */
  const gettingHere: Article = {
    title: 'Getting Here',
    description: `The way to ${festival.fullName} at ${venue}: trains to ${station}, shuttle bus times, the road, parking, bicycles and late arrival.`,
    picture: 'shuttle-bus',
    lead: `The festival is at ${venue}, in ${locality}, in ${region}. Come by train to ${station}, then by our bus. Sat navs: ${postcode}.`,
    feature: {
      title: `${station}, ${milesText(away.ravenglass.miles)}`,
      text: `On the Cumbrian Coast line. Our bus takes ${minutesText(shuttle.journeyMinutes)}.`,
    },
    facts: [postcodeFact, lastBusFact, parking, position],
    sections: [
      {
        heading: 'By train',
        blocks: [
          `Timetables call the station ${station} for Eskdale. It’s about an hour and three quarters from Carlisle and fifty minutes from Barrow. Manchester’s airport has trains to Barrow.`,
          `From London Euston allow ${rangeInWords(fromLondon.hours)} hours, with changes at ${fromLondon.changes}. Leave by ${clockTime(fromLondon.leaveBy)}: the last train reaches ${station} at ${clockTime(fromLondon.lastTrain)}, and a bus meets it.`,
          {
            list: [
              `${firstDay} Trains are short and fill up: get an early one.`,
              [
                'There’s no ticket office, and fewer trains on Sundays, so ',
                { text: 'look up yours', to: outside.nationalRail },
                ' both ways.',
              ],
            ],
          },
          [
            'By day the narrow-gauge ',
            { text: 'Ravenglass & Eskdale', to: outside.ravenglassRailway },
            ` comes up the valley, on its own tickets, ${milesInWords(narrowGauge.miles)} to Dalegarth in about ${minutesText(narrowGauge.minutes)}.`,
          ],
        ],
      },
      {
        heading: 'By bicycle',
        picture: 'row-of-bikes',
        blocks: [
          `The road from ${station} is mostly hilly. The Eskdale Trail takes muddy tracks.`,
          [
            'Trains take very few bicycles, so ask first. ',
            { text: 'The racks', to: 'plan#bicycleRacks' },
            ' are beside the gate, under cover and watched, but bring a lock and lights.',
          ],
        ],
      },
      {
        heading: 'The shuttle bus',
        blocks: [
          shuttleSentence,
          [
            'Buses leave both ends on the hour and the half hour. They’re free with any ticket. ',
            { text: 'The stop', to: 'plan#shuttleStop' },
            ` is ${metresText(metres.shuttleStopToGate)} from the gate.`,
          ],
          shuttleTimes,
          stops,
          [
            `Tell the driver where you want to get off. No train meets the one at ${clockTime(shuttle.festivalDays.to)}, which is for people with `,
            { text: 'a bed in the valley', to: 'further-afield/beds' },
            '. Only folding bicycles fit on board, and you can book the ',
            { text: 'wheelchair space', to: 'info/accessibility#arriving' },
            '.',
          ],
        ],
      },
      {
        heading: 'By car',
        blocks: [
          {
            steps: [
              'From the north: M6 to junction 40, the A66 to Cockermouth, the A595 south to Gosforth, and off to Santon Bridge.',
              'From the south: M6 to junction 36, the A590, the A5092 and the A595 by Broughton-in-Furness to Holmrook, and off to Santon Bridge.',
              'From Santon Bridge to Eskdale Green, then up the valley towards Boot, where yellow flags begin.',
              'Just before Dalegarth station, turn right and cross the river.',
            ],
          },
          [
            `Allow ${hoursInWords(motorwayHours)} from the motorway. `,
            { text: 'Fill up', to: 'further-afield/stores' },
            ' by Holmrook from the south, or before you turn off at Gosforth from the north.',
          ],
          {
            strip: {
              title: 'Ignore your sat nav',
              text: 'From Ambleside it picks Wrynose and Hardknott, 1 in 3 and single track. From the coast it heads down a bridleway across the river from us, where you can’t turn round. For the last mile, follow the yellow flags.',
            },
          },
        ],
      },
      {
        heading: 'Parking',
        blocks: [
          [
            `A pass is ${priceOf('parking')} a car, `,
            soldWithTickets,
            '. The car park opens and closes with the campsite.',
          ],
          {
            list: [
              `From the car park it’s ${metresText(metres.carParkToGate)} to the gate and another ${metresText(metres.gateToCampsite)} to the camping fields, so you carry your things ${metresText(metres.carParkToGate + metres.gateToCampsite)}.`,
              `Drop people off at the shuttle stop, ${metresText(metres.shuttleStopToGate)} from the gate: five minutes, engine off.`,
              [
                { text: 'Blue Badge parking', to: 'info/accessibility#arriving' },
                ` is ${metresText(metres.blueBadgeParkingToGate)} from the gate.`,
              ],
              [
                { text: 'Motorhomes and campervans', to: 'info/camping#campervans-and-motorhomes' },
                ` may be ${metresInWords(limits.vanMetres)} long.`,
              ],
              'No sleeping in the car park.',
              [
                'There’s no charging for electric cars here. Arrive with enough for fifty miles, or ',
                { text: 'charge on the way', to: 'further-afield/stores' },
                '.',
              ],
            ],
          },
        ],
      },
      {
        heading: 'Times to avoid',
        blocks: [
          {
            list: [
              'Thursday, 5pm to 7pm',
              'Friday, 10am to 12 noon and 5pm to 7pm',
              'Monday, 10am to 12 noon',
            ],
          },
          { warning: 'Do not drive tired on Sunday night.' },
        ],
      },
      {
        heading: 'Walking in',
        picture: 'cairn',
        blocks: [
          `From ${away.dalegarth.name} it’s ${milesText(away.dalegarth.miles)}, ${minutesText(away.dalegarth.minutesOnFoot)}. From ${away.boot.name} it’s ${milesInWords(away.boot.miles)}, ${minutesText(away.boot.minutesOnFoot)}, and from ${away.eskdaleGreen.name} ${milesInWords(away.eskdaleGreen.miles)} along the river. The paths are stony, and dark after ten.`,
        ],
      },
      {
        heading: 'Lifts and taxis',
        blocks: [
          [
            'We match lifts by hand. Write to ',
            { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
            ' with your town, your day and how many seats you’ve got or want.',
          ],
          `There are hardly any taxis, and they come from more than half an hour away: ${taxis.name}, ${taxis.phone}. Book both ways a week ahead, or take the bus.`,
        ],
      },
      {
        heading: 'Getting home at night',
        picture: 'torches-home',
        blocks: [routesHome, inTheDark],
      },
      {
        heading: 'If you are late',
        blocks: [
          [
            `Last entry is at ${clockTime(times.lastEntry)}. `,
            {
              until: 'fieldsClose',
              before: [
                'If a train or the road holds you up, ',
                ...ringOrText,
                '. Do it before Eskdale Green; beyond, there’s little signal.',
              ],
              after: 'At the festival there’s a number to ring. Nobody answers it now.',
            },
          ],
          'No train? Ask at the station for the replacement bus. Campers are met at the gate and walked to the fields; the arena opens again in the morning.',
        ],
      },
    ],
  };

  /**
   * The short version for the tab of `/info`, with the policy
   * sentence on shuttle buses (specification, section 9).
   */
  const travelTab: readonly Block[] = [
    `The festival is at ${venue}, in ${locality}, in ${region}.`,
    shuttleSentence,
    {
      facts: [train, { term: 'Shuttle bus takes', value: minutesText(shuttle.journeyMinutes) }, parking],
    },
    shuttleTimes,
    {
      list: [
        'Train: no ticket office, and fewer on Sundays.',
        `Car: the A595 to Gosforth or Holmrook, then Santon Bridge, Eskdale Green and the yellow flags. Allow ${hoursInWords(motorwayHours)} from the M6.`,
      ],
    },
  ];

  return { gettingHere, travelTab };
}
