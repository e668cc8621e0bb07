import { djSets, djsPage as copy } from '../data/programme/djs.ts';
import { festival } from '../data/festival.ts';
import { places } from '../data/programme/places.ts';
import { timeSpan } from '../rules/programme/time-span.ts';
import { programmePage } from './listing-pages.tsx';

export const djsPage = programmePage({
  name: 'djs',
  label: 'DJs',
  copy,
  events: djSets,
  entries: djSets.map(({ title, genre, place, sets: [set], description }) => ({
    title,
    key: timeSpan(set, festival.days),
    facts: [
      [copy.labels.genre, genre],
      [copy.labels.venue, places[place].name],
    ],
    description,
  })),
});
