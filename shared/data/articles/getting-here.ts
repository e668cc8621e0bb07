import type { Article, Block, Fact } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { limits } from '../facts/limits.ts';
import { metres } from '../facts/distances.ts';
import { shuttle, shuttleSentence } from '../facts/shuttle.ts';
import { away, narrowGauge, motorwayHours } from '../facts/area.ts';
import { festival } from '../festival.ts';
import { outside } from '../outside.ts';
import { priceOf } from '../products.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../rules/clock.ts';
import { momentText, hourInWords } from '../../rules/figures/hours.ts';
import { metresText, milesText, milesInWords, metresInWords } from '../../rules/figures/distance.ts';
import { minutesText, minutesInWords, hoursInWords } from '../../rules/figures/duration.ts';

const { venue, locality, region, station, postcode, gridReference, latitude, longitude } = festival.place;

const shuttleTimes = {
  table: {
    caption: 'First and last shuttle buses',
    head: ['Day', 'First', 'Last'],
    rows: [
      ['Thursday', clockTime(shuttle.thursday.from), clockTime(shuttle.thursday.to)],
      ['Friday to Sunday', clockTime(shuttle.festivalDays.from), clockTime(shuttle.festivalDays.to)],
      ['Monday, the way back', clockTime(shuttle.monday.from), clockTime(shuttle.monday.to)],
    ],
  },
} as const satisfies Block;

const satNav = {
  band: {
    title: 'Ignore your sat nav',
    text: 'For the last mile, and sooner if it says Hardknott. It will send you over the pass or down a bridleway. Follow the yellow flags.',
  },
} as const satisfies Block;

const position: readonly Fact[] = [
  { term: 'Postcode, for sat navs', value: postcode },
  { term: 'Grid reference', value: gridReference },
  { term: 'Coordinates', value: `${latitude}, ${longitude}` },
];

const parking: Fact = {
  term: 'Parking',
  value: `${priceOf('parking')} a car`,
  note: `${metresText(metres.carParkToGate)} from the gate`,
};

const train: Fact = { term: 'Station', value: station, note: 'On the Cumbrian Coast line' };

/** One of the pages that give the castle as the festival's place (specification, section 1). */
export const gettingHere: Article = {
  title: 'Getting Here',
  description: `The way to ${festival.fullName} at ${venue}: trains to ${station}, shuttle bus times, the road, parking, bicycles and late arrival.`,
  picture: 'shuttle-bus',
  lead: `The festival is at ${venue}, in ${locality}, in ${region}. It is a long way from everywhere, and a train and then our bus is the easiest.`,
  facts: [
    train,
    { term: 'Shuttle bus takes', value: minutesText(shuttle.journeyMinutes) },
    { term: 'Last bus, Friday to Sunday', value: clockTime(shuttle.festivalDays.to) },
    parking,
    { term: 'Last entry', value: clockTime(times.lastEntry) },
    ...position,
  ],
  sections: [
    {
      heading: 'By train',
      blocks: [
        { print: 'steam-train' },
        `The station is ${station}, which timetables call ${station} for Eskdale. It is on the coast line between Carlisle, Whitehaven and Barrow-in-Furness: about an hour and three quarters from Carlisle and fifty minutes from Barrow. From the south, change at Lancaster, and perhaps again at Barrow.`,
        {
          list: [
            'The trains are small, often two carriages, and that weekend they fill. An earlier one is a better one.',
            'There are two short platforms, one for each direction. On a longer train not every door may open. Ask the guard which carriage to be in; do not guess.',
            'There is no ticket office. Buy before you set out.',
            [
              'On Sundays there are far fewer trains, and none waits for the last song. Look up your train home at ',
              { text: 'National Rail', to: outside.nationalRail },
              ' before you rely on it.',
            ],
            'The line follows the shore for miles. The sea is on the right from Carlisle and on the left from Barrow.',
          ],
        },
        [
          'The narrow-gauge railway next door, the ',
          { text: 'Ravenglass & Eskdale', to: outside.ravenglassRailway },
          `, also comes up the valley: ${milesInWords(narrowGauge.miles)} in ${minutesText(narrowGauge.minutes)}, to Dalegarth, ${minutesInWords(away.dalegarth.minutesOnFoot)}’ walk from us. It runs by day, sells its own tickets and is best booked. With a guided walk at the far end, it is the `,
          { text: 'Fell Walk Train Ticket', to: 'programme/walks' },
          '.',
        ],
      ],
    },
    {
      heading: 'The shuttle bus',
      blocks: [
        { print: 'torches-home' },
        shuttleSentence,
        `Buses leave both ends on the hour and the half hour, and take ${minutesText(shuttle.journeyMinutes)}. They are free with any festival ticket. The stop is ${metresText(metres.shuttleStopToGate)} from the gate.`,
        shuttleTimes,
        [
          `On request the bus stops at ${shuttle.stopsOnRequest}. No train meets the one at ${clockTime(shuttle.festivalDays.to)}: it’s for people with `,
          { text: 'a bed in the valley', to: 'further-afield/beds' },
          ' or near the coast.',
        ],
        'Folding bicycles fit on board, and other bicycles do not.',
        [
          'Every bus has a ramp and one wheelchair space. How to keep it for your train is on ',
          { text: 'Accessibility', to: 'info/accessibility' },
          '.',
        ],
      ],
    },
    {
      heading: 'By car',
      blocks: [
        satNav,
        'Fill the seats. The last part is slow however you come, so trust our directions over the sat nav’s.',
        {
          steps: [
            'From the north: M6 to junction 40, the A66 west to Cockermouth, then the A595 south to Gosforth. Turn off for Santon Bridge.',
            'From the south: M6 to junction 36, the A590, the A5092 and the A595 by Broughton-in-Furness to Holmrook. Turn off for Santon Bridge.',
            'From Santon Bridge to Eskdale Green, then on up the valley towards Boot. Yellow flags begin here.',
            'Past Beckfoot and just before Dalegarth station, turn right at the flags and cross the river. A steward sends you left or right from there.',
          ],
        },
        `Allow ${hoursInWords(motorwayHours)} from the motorway, either way. From the south the last petrol is at Holmrook; from the north, fill up before you turn off at Gosforth. Bring some patience for the sheep.`,
        'A sat nav coming from Ambleside picks the shortest line, over Wrynose and Hardknott: 1 in 3, single track, with hairpins, and no place to learn to reverse. Coming from the coast it aims for the middle of the postcode, which is large, and takes the bridleway on the wrong side of the river. There is no turning round down there.',
      ],
    },
    {
      heading: 'Parking',
      blocks: [
        { print: 'stile-and-dog' },
        [
          `A pass is ${priceOf('parking')} a car, for one day or for all of them, and you buy it `,
          { text: 'with your tickets', to: 'tickets/purchase' },
          '. The car park opens and closes with the campsite. It is grass: if you sink, the tractor is free.',
        ],
        {
          list: [
            `From the car park to the gate it is ${metresText(metres.carParkToGate)}, and to the camping fields another ${metres.gateToCampsite}. Pack as if you had to carry it.`,
            `Setting people down: at the shuttle stop, ${metresText(metres.shuttleStopToGate)} from the gate. Five minutes, engine off.`,
            `Blue Badge parking is ${metresText(metres.blueBadgeParkingToGate)} from the gate.`,
            `Motorhomes and campervans: up to ${metresInWords(limits.vanMetres)} long, on a parking pass like a car. Longer ones and caravans do not get round the bends. Nobody sleeps in the car park.`,
            `Electric cars: no charging here. The castle’s supply cannot even run the ${places.castle.name}. Arrive with enough in the battery for fifty miles.`,
          ],
        },
        [
          'The nearest charging points and petrol are on ',
          { text: 'Stores', to: 'further-afield/stores' },
          ', and where a van sleeps on ',
          { text: 'Camping', to: 'info/camping' },
          '.',
        ],
      ],
    },
    {
      heading: 'Times to avoid',
      blocks: [
        {
          list: [
            'Thursday, 5pm to 7pm: everyone with a tent, and on the A595 the traffic from Sellafield.',
            'Friday, 10am to 12 noon and 5pm to 7pm.',
            'Monday, 10am to 12 noon: everyone at once, on a road that is one car wide. Leave before nine, or stay for breakfast.',
          ],
        },
        `Do not drive tired on Sunday night. If you camped, stay: the fields are yours until ${momentText(times.campsiteCloses)}, and the tea starts at ${hourInWords(times.teaStarts)}.`,
      ],
    },
    {
      heading: 'By bicycle',
      blocks: [
        { print: 'row-of-bikes' },
        `It is about ${milesInWords(away.ravenglass.miles)} from ${station} by road, and little of that is flat. The Eskdale Trail does most of it on tracks, for a bicycle that likes mud. National Route 72 comes down the coast and ends at ${station}.`,
        'Trains on the coast line carry two bicycles each, without booking, so have a second plan. The racks are beside the gate, under cover and watched. Bring your own lock, and lights: nothing else lights the valley road.',
      ],
    },
    {
      heading: 'Walking in',
      blocks: [
        { print: 'walkers-on-the-ridge' },
        `From ${away.dalegarth.name} it is ${milesText(away.dalegarth.miles)}, ${minutesInWords(away.dalegarth.minutesOnFoot)}. From ${away.boot.name} it is ${milesInWords(away.boot.miles)}, ${minutesText(away.boot.minutesOnFoot)}, and from ${away.eskdaleGreen.name} ${milesInWords(away.eskdaleGreen.miles)} along the river. Paths are stony and dark after ten, so carry a torch.`,
        'Over the fells from Wasdale or the Duddon is half a day with a rucksack, and from Langdale a whole one. About thirty people do it. They get a round of applause at the gate, and a tap.',
      ],
    },
    {
      heading: 'Lifts and taxis',
      blocks: [
        [
          'We keep a list of lifts by hand. Write to ',
          { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
          ' with your town, your day and how many seats you have or want, and we put people in touch with each other in the fortnight before. Share the petrol; nobody makes money from it.',
        ],
        'There are hardly any taxis. The firms are in Whitehaven and Egremont, more than half an hour away, and on that weekend they are full. Book both ways a week ahead, or take the bus.',
      ],
    },
    {
      heading: 'If you are late',
      blocks: [
        [
          `Last entry is at ${clockTime(times.lastEntry)}. If a train or the road holds you up, ring `,
          { text: festival.phone.onSite, to: `tel:${festival.phone.onSite}` },
          ', which is answered day and night. Campers are met at the gate and walked to the fields by a steward with a torch. The rest of the site waits until morning.',
        ],
        'Ring before Eskdale Green if you can. After that there is little signal. If flooding closes the road, we say so at the top of this site.',
      ],
    },
  ],
};

/** The short version for the tab of `/info`, with the policy sentence on shuttle buses (specification, section 9). */
export const travelTab: readonly Block[] = [
  { print: 'castle-at-dawn' },
  `The festival is at ${venue}, in ${locality}, in ${region}.`,
  shuttleSentence,
  {
    facts: [
      train,
      { term: 'Shuttle bus takes', value: minutesText(shuttle.journeyMinutes) },
      parking,
      ...position,
    ],
  },
  shuttleTimes,
  {
    list: [
      'Train: small trains, no ticket office, and few on Sundays. Look up the one home before you rely on it.',
      `Car: the A595 to Gosforth or Holmrook, then Santon Bridge, Eskdale Green and the yellow flags. Allow ${hoursInWords(motorwayHours)} from the M6.`,
      [
        'Parking passes are sold ',
        { text: 'with the tickets', to: 'tickets/purchase' },
        '. There is no charging point for electric cars on the site.',
      ],
      `Bicycle: ${milesInWords(away.ravenglass.miles)} from the station. Racks by the gate.`,
      [
        `Late: last entry is at ${clockTime(times.lastEntry)}. Campers who are held up ring `,
        { text: festival.phone.onSite, to: `tel:${festival.phone.onSite}` },
        '.',
      ],
    ],
  },
  satNav,
];
