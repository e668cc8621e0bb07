import type { Labels, ListPage } from '../blocks.ts';
import { festival } from '../festival.ts';
import { times } from '../facts.ts';

/** A shop. Names are invented, villages and towns are real. */
export interface Store {
  readonly name: string;
  readonly type: string;
  readonly distance: string;
  readonly hours: string;
  readonly services: readonly string[];
}

export const storesPage: ListPage & Labels<'distance' | 'hours'> = {
  title: 'Stores',
  description: `Seven shops near ${festival.place.venue} for milk, petrol, plasters, tent pegs and inner tubes, with distances and opening hours.`,
  picture: 'stores',
  lead: 'Fill the tank and the cool box before you turn into the valley. There is one shop within walking distance, the nearest petrol is seven miles away and the nearest supermarket twice that. Shops close early and on Sundays earlier.',
  closing: [
    `For small emergencies (plasters, tampons, batteries, earplugs) try the information point first. It is just inside the gate, open ${times.informationPoint}. What not to bring back with you is on `,
    { text: 'Dos & Don’ts', to: 'info/dos-donts' },
    '.',
  ],
  labels: { distance: 'Distance', hours: 'Hours' },
};

export const stores: readonly Store[] = [
  {
    name: 'Tuppence & Tyson',
    type: 'Village shop',
    distance: 'Boot, 1 mile',
    hours: 'Daily, 8am to 6pm; Sunday to 2pm',
    services: ['Milk, bread, newspapers', 'Gas canisters', 'Walking maps', 'Cash back with a purchase'],
  },
  {
    name: 'Slipped Chain Cycles',
    type: 'Bicycle repairs',
    distance: 'Eskdale Green, 2.5 miles',
    hours: 'Monday to Saturday, 9am to 5pm',
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
    distance: 'Santon Bridge, 5 miles',
    hours: 'Daily, 9am to 5pm',
    services: ['Cumberland sausage', 'Eggs and cheese', 'Local beer', 'Ice for cool boxes'],
  },
  {
    name: 'Marram Garage',
    type: 'Petrol station',
    distance: 'Holmrook, 7 miles',
    hours: 'Daily, 7am to 8pm',
    services: ['Unleaded and diesel', 'Tyres and air', 'Two charging points', 'Cash machine'],
  },
  {
    name: 'Cleat & Gaiter',
    type: 'Outdoor shop',
    distance: 'Gosforth, 8 miles',
    hours: 'Monday to Saturday, 9am to 5.30pm; Sunday 10am to 4pm',
    services: [
      'Waterproofs and boots',
      'Wellingtons to size 14',
      'Tent pegs, poles and patches',
      'Midge nets',
    ],
  },
  {
    name: 'Tansy Pharmacy',
    type: 'Pharmacy',
    distance: 'Seascale, 10 miles',
    hours: 'Monday to Friday, 9am to 5.30pm; Saturday to 12 noon',
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
    distance: 'Egremont, 14 miles',
    hours: 'Monday to Saturday, 7am to 10pm; Sunday 10am to 4pm',
    services: ['A full weekly shop', 'Bakery', 'Baby food and nappies', 'Cash machine'],
  },
];
