import { djSets, djsPage as copy } from '../data/programme/djs.ts';
import { programmePage } from './listing-pages.tsx';

export const djsPage = programmePage({
  name: 'djs',
  label: 'DJs',
  copy,
  entries: djSets.map(({ name, genre, time, venue, description }) => ({
    title: name,
    key: time,
    facts: [
      [copy.labels.genre, genre],
      [copy.labels.venue, venue],
    ],
    description,
  })),
});
