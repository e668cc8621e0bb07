import type { Labels, ListPage, AreaEntry } from '../../model/text-blocks.ts';
import { times } from '../facts/times.ts';
import { away } from '../facts/area.ts';
import { festival } from '../edition.ts';
import { hoursText, openingHours } from '../../figures/hours.ts';
import { milesInWords, placeDistance } from '../../figures/distance.ts';
import { capitalised, numberWord } from '../../figures/number-word.ts';

// Samples: shops.
/** Names are invented, villages and towns are real. */
export const stores: readonly AreaEntry[] = [
  {
    name: 'Tuppence & Tyson',
    kind: 'Village shop',
    distance: placeDistance(away.boot),
    hours: openingHours([
      { days: 'Daily', from: '08:00', to: '18:00' },
      { days: 'Sunday', to: '14:00' },
    ]),
    description: ['Milk, bread, newspapers', 'Gas canisters', 'Walking maps', 'Cash back with a purchase'],
  },
  {
    name: 'Slipped Chain Cycles',
    kind: 'Bicycle repairs',
    distance: placeDistance(away.eskdaleGreen),
    hours: openingHours([{ days: 'Monday to Saturday', from: '09:00', to: '17:00' }]),
    description: [
      'Repairs while you wait',
      'Tubes, pads and cables',
      'Brakes checked before Hardknott',
      'Bicycles for hire',
    ],
  },
  {
    name: 'Yowe & Lamb',
    kind: 'Farm shop',
    distance: placeDistance(away.santonBridge),
    hours: openingHours([{ days: 'Daily', from: '09:00', to: '17:00' }]),
    description: ['Cumberland sausage', 'Eggs and cheese', 'Local beer', 'Ice for cool boxes'],
  },
  {
    name: 'Marram Garage',
    kind: 'Petrol station',
    distance: placeDistance(away.holmrook),
    hours: openingHours([{ days: 'Daily', from: '07:00', to: '20:00' }]),
    description: ['Unleaded and diesel', 'Tyres and air', 'Two charging points', 'Coffee and hot pies'],
  },
  {
    name: 'Cleat & Gaiter',
    kind: 'Outdoor shop',
    distance: placeDistance(away.gosforth),
    hours: openingHours([
      { days: 'Monday to Saturday', from: '09:00', to: '17:30' },
      { days: 'Sunday', from: '10:00', to: '16:00' },
    ]),
    description: [
      'Waterproofs and boots',
      'Wellingtons to size 14',
      'Tent pegs, poles and patches',
      'Midge nets',
      'Cash machine outside, free',
    ],
  },
  {
    name: 'Tansy Pharmacy',
    kind: 'Pharmacy',
    distance: placeDistance(away.seascale),
    hours: openingHours([
      { days: 'Monday to Friday', from: '09:00', to: '17:30' },
      { days: 'Saturday', to: '12:00' },
    ]),
    description: [
      'Prescriptions',
      'Advice without an appointment',
      'Emergency contraception',
      'Sun cream and antihistamines',
    ],
  },
  {
    name: 'Sorrel’s Supermarket',
    kind: 'Supermarket',
    distance: placeDistance(away.egremont),
    hours: openingHours([
      { days: 'Monday to Saturday', from: '07:00', to: '22:00' },
      { days: 'Sunday', from: '10:00', to: '16:00' },
    ]),
    description: ['A full weekly shop', 'Bakery', 'Baby food and nappies', 'Cash machine'],
  },
];

export const storesPage: ListPage & Labels<'distance'> = {
  title: 'Stores',
  description: `${capitalised(numberWord(stores.length))} shops near ${festival.place.venue} for milk, petrol, plasters, tent pegs and inner tubes, with distances and opening hours.`,
  picture: 'stores',
  lead: `One shop is within walking distance. The nearest petrol is ${milesInWords(away.holmrook.miles)} off and the nearest supermarket twice that.`,
  pictures: [{ picture: 'kettle-and-stove-in-blue', after: 1 }],
  poster: {
    title: 'Fill up before the valley',
    text: 'Do the tank and the cool box before you turn off the main road.',
  },
  strip: {
    title: 'Ask us first',
    text: [
      `At the festival, for plasters, tampons, condoms, batteries and earplugs, try the information point. It’s just inside the gate, open ${hoursText(times.informationPoint)}. Some things `,
      { text: 'stay outside', to: 'info/dos-donts' },
      ', whatever you paid for them.',
    ],
  },
  labels: { distance: 'Distance' },
};
