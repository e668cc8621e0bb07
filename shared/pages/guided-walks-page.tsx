import { guidedWalks, guidedWalksPage as copy } from '../data/programme/guided-walks.ts';
import { programmePage } from './listing-pages.tsx';

export const guidedWalksPage = programmePage({
  name: 'walks',
  label: 'Guided Walks',
  copy,
  entries: guidedWalks.map(({ title, time, difficulty, distance, duration, meet, description }) => ({
    title,
    key: time,
    facts: [
      ['Difficulty', difficulty],
      ['Distance', distance],
      ['Duration', duration],
      ['Meet', meet],
    ],
    description,
  })),
});
