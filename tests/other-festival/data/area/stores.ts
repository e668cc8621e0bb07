import type { ListPage } from '../blocks.ts';

export const storesPage: ListPage = {
  title: 'Provisions',
  description:
    'Provisions on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'stores',
  lead: 'It is a short list.',
};

export const stores = [
  {
    name: 'Solvær Provisions',
    type: 'General store',
    distance: '300 m',
    hours: '9 to 4',
    services: ['Post', 'Petrol'],
  },
];
