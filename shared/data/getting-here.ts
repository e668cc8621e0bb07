import type { Article, Block } from './blocks.ts';
import { metres, shuttle, times } from './facts.ts';
import { festival } from './festival.ts';
import { pounds } from './products.ts';

const { place } = festival;

const shuttleTimes: Block = {
  facts: [
    { term: 'Thursday, first bus', value: times.firstShuttleThursday },
    { term: 'Friday to Sunday, first bus', value: times.firstShuttle },
    { term: 'Every night, last bus', value: times.lastShuttle },
    { term: 'Monday, first and last', value: `${times.firstShuttleMonday} and ${times.lastShuttleMonday}` },
    { term: 'How often', value: `Every ${shuttle.every}` },
    { term: 'Journey', value: shuttle.journey },
  ],
};

const parking = `Parking costs ${pounds('parking')} a car for the weekend and is booked with your ticket. The car park is ${metres.carParkToGate} metres from the gate, on grass.`;

/** The short account, for the tab of the information page (specification, section 9). */
export const travelTab: readonly Block[] = [
  `The festival is at ${place.castle}, in ${place.region}. The best way here is the train to ${place.station} and our bus from the platform.`,
  shuttle.sentence,
  shuttleTimes,
  parking,
  { note: 'If you drive, ignore your sat nav for the last mile and follow the yellow signs.' },
];

/** The whole account, for its own page. */
export const gettingHere: Article = {
  title: 'Getting Here',
  description: `Trains to ${place.station}, shuttle times, parking and the last mile by car: how to reach ${festival.fullName} at ${place.castle}, ${place.county}.`,
  lead: `${place.castle} is at the far end of a narrow valley in ${place.region}. The train and our bus are easier than the car, and the car is easier than your sat nav thinks.`,
  facts: [
    { term: 'Station', value: place.station },
    { term: 'Shuttle', value: `Every ${shuttle.every}, ${shuttle.journey}` },
    { term: 'Postcode', value: place.postcode },
    { term: 'Grid reference', value: place.gridReference },
    { term: 'Coordinates', value: `${place.latitude}, ${place.longitude}` },
    { term: 'Parking', value: `${pounds('parking')} a car` },
  ],
  sections: [
    {
      heading: 'By train',
      blocks: [
        `Take the Cumbrian Coast line to ${place.station}. From the south change at Lancaster or Barrow-in-Furness, from the north at Carlisle. The last hour runs along the sea: sit on the left coming from Carlisle, on the right coming from Barrow.`,
        {
          list: [
            'The trains are short and so are the platforms. Listen for which doors open.',
            'There is no ticket office and no barrier. Buy before you board, or from the guard.',
            'The last train leaves early in the evening, in both directions. Plan for Thursday or Friday morning.',
            'Sundays are sparse. Check the timetable before you rely on one.',
            'Bikes are carried, two or so to a train. The guard decides.',
          ],
        },
        `The narrow-gauge Ravenglass & Eskdale Railway starts beside the same station and stops within a mile of the gate. It is slower than the bus and better company. Ordinary tickets are sold there; ours, with a guided fell walk, costs ${pounds('train-ticket')}.`,
      ],
    },
    {
      heading: 'By shuttle bus',
      blocks: [
        shuttle.sentence,
        shuttleTimes,
        `The stop at the castle is ${metres.shuttleStopToGate} metres from the gate. Every second bus has a ramp and a space for a wheelchair; between times, the driver will call the one that has. Rides are free with a wristband or an e-ticket.`,
        `On Monday the buses run from ${times.firstShuttleMonday} and the last one leaves at ${times.lastShuttleMonday}. It does not wait for tents.`,
      ],
    },
    {
      heading: 'By car',
      blocks: [
        {
          note: 'Ignore your sat nav for the last mile. It will send you over Hardknott Pass, which is one in three with hairpins, or down a bridleway, which ends in a river.',
        },
        {
          steps: [
            'Leave the A595 at Holmrook or at the Muncaster turn, and follow the signs to Eskdale Green.',
            'From Eskdale Green follow the yellow festival signs, not the screen.',
            'The lane is one car wide. Whoever is nearer to a passing place goes back.',
            'Stewards meet you at the cattle grid. Have your parking pass ready.',
          ],
        },
        `The postcode, ${place.postcode}, is good enough for the valley and useless for the gate. Grid reference ${place.gridReference}, or ${place.latitude}, ${place.longitude}, is the gate itself.`,
        'Times to avoid: Thursday between 4pm and 7pm, Friday between 10am and noon, and Monday between 9.30am and 11.30am. Outside those you will meet mostly sheep.',
      ],
    },
    {
      heading: 'Parking and charging',
      blocks: [
        parking,
        {
          list: [
            `Blue Badge parking is free and ${metres.blueBadgeParkingToGate} metres from the gate. Book it with the access team.`,
            'Motorhomes and campervans park beside their pitch, on hard ground, with the same pass.',
            'Six slow charging points for electric cars stand in the farmyard. They are booked by the half day at the information point. The nearest rapid charger is in Whitehaven, so arrive with enough to get there.',
            'Sleeping in the car park is not allowed. Leaving a car there until Monday is.',
          ],
        },
      ],
    },
    {
      heading: 'By bike or on foot',
      blocks: [
        `From ${place.station} it is eight miles by the valley road, nearly flat until the last one. Bike racks stand inside the gate and are watched day and night. Bring your own lock.`,
        'The bridleway along the Esk is prettier and rougher. Walkers come over from Wasdale or up from the coast, and are allowed to be smug until about six o’clock.',
      ],
    },
    {
      heading: 'Lift share and taxis',
      blocks: [
        [
          'Write to ',
          { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
          ' with “lift” in the subject, where you start and when, and we put people who match in touch. Full cars park nearest the gate.',
        ],
        'There are four taxis between Whitehaven and Millom and all of them are busy. Book weeks ahead, and ask for the price.',
      ],
    },
    {
      heading: 'If you arrive late',
      blocks: [
        `The last entry is at ${times.lastEntry}. After that, ring ${festival.phone.onSite}: somebody is awake all night and will come to the gate with a torch. The last bus from the station is at ${times.lastShuttle}, so a late train is not the end of the world.`,
      ],
    },
  ],
};
