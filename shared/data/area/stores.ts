import type { Labels, ListPage } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { away } from '../facts/area.ts';
import { festival } from '../festival.ts';
import { hoursText, openingHours } from '../../figures/hours.ts';
import { milesInWords, milesTo, type Distance } from '../../figures/distance.ts';
import { capitalised, numberWord } from '../../figures/number-word.ts';

/** A shop. Names are invented, villages and towns are real. */
export interface Store {
  readonly name: string;
  readonly type: string;
  readonly distance: Distance;
  /** By days. */
  readonly hours: readonly (readonly [days: string, open: string])[];
  readonly services: readonly string[];
}

// Samples: shops.
export const stores: readonly Store[] = [
  {
    name: 'Tuppence & Tyson',
    type: 'Village shop',
    distance: milesTo(away.boot),
    hours: openingHours([
      { days: 'Daily', from: '08:00', to: '18:00' },
      { days: 'Sunday', to: '14:00' },
    ]),
    services: ['Milk, bread, newspapers', 'Gas canisters', 'Walking maps', 'Cash back with a purchase'],
  },
  {
    name: 'Slipped Chain Cycles',
    type: 'Bicycle repairs',
    distance: milesTo(away.eskdaleGreen),
    hours: openingHours([{ days: 'Monday to Saturday', from: '09:00', to: '17:00' }]),
    services: [
      'Repairs while you wait',
      'Tubes, pads and cables',
      'Brakes checked before Hardknott',
      'Bicycles for hire',
    ],
  },
  {
    name: 'Yowe & Lamb',
    type: 'Farm shop',
    distance: milesTo(away.santonBridge),
    hours: openingHours([{ days: 'Daily', from: '09:00', to: '17:00' }]),
    services: ['Cumberland sausage', 'Eggs and cheese', 'Local beer', 'Ice for cool boxes'],
  },
  {
    name: 'Marram Garage',
    type: 'Petrol station',
    distance: milesTo(away.holmrook),
    hours: openingHours([{ days: 'Daily', from: '07:00', to: '20:00' }]),
    services: ['Unleaded and diesel', 'Tyres and air', 'Two charging points', 'Coffee and hot pies'],
  },
  {
    name: 'Cleat & Gaiter',
    type: 'Outdoor shop',
    distance: milesTo(away.gosforth),
    hours: openingHours([
      { days: 'Monday to Saturday', from: '09:00', to: '17:30' },
      { days: 'Sunday', from: '10:00', to: '16:00' },
    ]),
    services: [
      'Waterproofs and boots',
      'Wellingtons to size 14',
      'Tent pegs, poles and patches',
      'Midge nets',
      'Cash machine outside, free',
    ],
  },
  {
    name: 'Tansy Pharmacy',
    type: 'Pharmacy',
    distance: milesTo(away.seascale),
    hours: openingHours([
      { days: 'Monday to Friday', from: '09:00', to: '17:30' },
      { days: 'Saturday', to: '12:00' },
    ]),
    services: [
      'Prescriptions',
      'Advice without an appointment',
      'Emergency contraception',
      'Sun cream and antihistamines',
    ],
  },
  {
    name: 'Sorrel’s Supermarket',
    type: 'Supermarket',
    distance: milesTo(away.egremont),
    hours: openingHours([
      { days: 'Monday to Saturday', from: '07:00', to: '22:00' },
      { days: 'Sunday', from: '10:00', to: '16:00' },
    ]),
    services: ['A full weekly shop', 'Bakery', 'Baby food and nappies', 'Cash machine'],
  },
];

export const storesPage: ListPage & Labels<'distance'> = {
  title: 'Stores',
  description: `${capitalised(numberWord(stores.length))} shops near ${festival.place.venue} for milk, petrol, plasters, tent pegs and inner tubes, with distances and opening hours.`,
  picture: 'stores',
  lead: `One shop is within walking distance. The nearest petrol is ${milesInWords(away.holmrook.miles)} off and the nearest supermarket twice that.`,
  pictures: [{ picture: 'kettle-and-stove-in-blue', after: 1 }],
  band: {
    title: 'Fill up before the valley',
    text: 'Do the tank and the cool box before you turn off the main road.',
  },
  closing: [
    `For plasters, tampons, condoms, batteries and earplugs, try the information point first. It’s just inside the gate, open ${hoursText(times.informationPoint)}. Some things `,
    { text: 'stay outside', to: 'info/dos-donts' },
    ', whatever you paid for them.',
  ],
  labels: { distance: 'Distance' },
};
