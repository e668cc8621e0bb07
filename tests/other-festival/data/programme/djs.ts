import type { Labels, ListPage } from '../blocks.ts';
import { places } from './places.ts';

export const djsPage: ListPage & Labels<'genre' | 'venue'> = {
  title: 'Records',
  description:
    'Records on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'djs',
  lead: 'It is a short list.',
  labels: { genre: 'Sound', venue: 'At' },
};

export const djSets = [
  {
    name: 'Pilot Whale',
    genre: 'Dub',
    time: 'Thursday, 11pm',
    venue: places.loft.name,
    description: 'Slow, and then slower.',
  },
];
