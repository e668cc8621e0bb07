import type { Labels, ListPage } from '../blocks.ts';

export const talksPage: ListPage & Labels<'speaker'> = {
  title: 'Words',
  description:
    'Words on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'talks',
  lead: 'It is a short list.',
  labels: { speaker: 'By' },
};

export const talks = [
  {
    title: 'Tides for beginners',
    speaker: 'Arne Lie, pilot',
    time: 'Saturday, 1pm',
    description: 'Twice a day, he says.',
  },
];
