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
      [copy.labels.difficulty, difficulty],
      [copy.labels.distance, distance],
      [copy.labels.duration, duration],
      [copy.labels.meet, meet],
    ],
    description,
  })),
});
