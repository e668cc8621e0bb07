import type { Labels, ListPage, AreaEntry } from '../../model/text-blocks.ts';
import { away } from '../facts/area.ts';
import { shuttle } from '../facts/shuttle.ts';
import { festival } from '../edition.ts';
import { productName } from '../products.ts';
import { clockTime } from '../../figures/clock.ts';
import { placeDistance } from '../../figures/distance.ts';
import { minutesText } from '../../figures/duration.ts';
import type { Facts } from '../facts/facts.ts';

/** From the lowest to the highest. */
const prices = ['Low', 'Middling', 'High'];

const onFoot = `On foot, ${minutesText(away.boot.minutesOnFoot)}`;

const lastBus = clockTime(shuttle.festivalDays.to);

const onRequest = `Shuttle on request, until ${lastBus}`;

// Samples: places to sleep, and their telephone numbers.
/** Names are invented, villages are real. */
export const beds: readonly (AreaEntry & {
  readonly price: string;
  /** The way back to the place at night. */
  readonly back: string;
  readonly phone: string;
})[] = [
  {
    name: 'The Drying Room',
    kind: 'Bunkhouse',
    distance: placeDistance(away.boot),
    price: 'Low',
    back: onFoot,
    phone: '01632 960 111',
    description:
      'Twenty-four bunks in four rooms, a kitchen, and the room that it’s named for; bring a sleeping bag and earplugs.',
  },
  {
    name: 'Bracken and Bolster',
    kind: 'Bed and breakfast',
    distance: placeDistance(away.boot),
    price: 'Middling',
    back: onFoot,
    phone: '01632 960 122',
    description: 'Three rooms under the roof of a miner’s cottage, up a stair with a low beam.',
  },
  {
    name: 'The Quiet Half',
    kind: 'Guest house',
    distance: placeDistance(away.eskdaleGreen),
    price: 'Middling',
    back: onRequest,
    phone: '01632 960 133',
    description: 'Six rooms, two of them on the ground floor with a level way in.',
  },
  {
    name: 'Long Tether',
    kind: 'Camp site',
    distance: placeDistance(away.santonBridge),
    price: 'Low',
    back: onRequest,
    phone: '01632 960 144',
    description:
      'For the caravans, trailers and long vans that we can’t take, with hook-up. It’s below the narrow bends, with twenty pitches on grass, eight on stone and hot showers.',
  },
  {
    name: 'The Assay House',
    kind: 'Hotel',
    distance: placeDistance(away.holmrook),
    price: 'High',
    back: onRequest,
    phone: '01632 960 155',
    description: 'Fourteen rooms, a lift, baths and a night porter who lets you in.',
  },
  {
    name: 'Two Chimneys Barn',
    kind: 'Holiday barn',
    distance: placeDistance(away.netherWasdale),
    price: 'Middling',
    back: 'No bus: by car, or a taxi booked both ways',
    phone: '01632 960 166',
    description: 'Four bedrooms, a stove and a very long table. The price is for eight sharing.',
  },
  {
    name: 'The Long Ebb',
    kind: 'Bed and breakfast',
    distance: placeDistance(away.ravenglass),
    price: 'Middling',
    back: `Shuttle, until ${lastBus}`,
    phone: '01632 960 177',
    description: 'Five rooms on the one street, with the estuary at the end of the garden.',
  },
];

export const bedsPage = ({ priceOf }: Facts): ListPage & Labels<'distance' | 'price' | 'back' | 'phone'> => ({
  title: 'Beds in the Valley',
  description: `Places to sleep near ${festival.place.venue} for people with a ${productName('weekend')}: what each one is, how far it is, and how to get back there at night.`,
  picture: 'castle-windows',
  lead: [
    `The ${productName('weekend')}, ${priceOf('weekend')}, is for people with a bed in the valley. There aren’t many beds`,
    { until: 'salesClose', before: ', so book yours before you buy the ticket.', after: '.' },
  ],
  poster: {
    title: 'Rooms go early',
    text: 'Most are taken by the end of March. Nearly all are let only for the whole weekend. Ring, and ask what time they lock the door.',
  },
  labels: { distance: 'Distance', price: 'Price', back: 'Back at night', phone: 'Telephone' },
  scale: prices,
  closing: {
    until: 'salesClose',
    before: [
      'If you can’t find a bed, you want ',
      { text: productName('weekend-camping'), to: 'tickets' },
      `, ${priceOf('weekend-camping')}, for `,
      { text: 'the fields', to: 'info/camping' },
      '.',
    ],
    after: [{ text: 'The fields', to: 'info/camping' }, ' are for those who bought a ticket with camping.'],
  },
  strip: {
    title: 'Getting back at night',
    list: [
      `By bus, on the hour and the half hour; on Thursday until ${clockTime(shuttle.thursday.to)}.`,
      `On foot to ${away.boot.name}, with a torch: the way is stony, and has no lamps.`,
      `In the morning the first bus leaves the station at ${clockTime(shuttle.festivalDays.from)}.`,
    ],
  },
});
