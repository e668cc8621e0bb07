import { djSets, djsPage as copy } from '../data/djs.ts';
import { programmePage } from './listing.tsx';

export const djsPage = programmePage({
  name: 'djs',
  label: 'DJs',
  copy,
  entries: djSets.map(({ name, genre, time, venue, description }) => ({
    title: name,
    key: time,
    facts: [
      ['Plays', genre],
      ['Where', venue],
    ],
    description,
  })),
});
