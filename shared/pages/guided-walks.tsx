import { guidedWalks, guidedWalksPage as copy } from '../data/guided-walks.ts';
import { programmePage } from './listing.tsx';

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
