import { festival } from '../data/festival.ts';
import { guidedWalks, guidedWalksPage as copy } from '../data/programme/guided-walks.ts';
import { duration } from '../rules/programme/set-duration.ts';
import { startTimes } from '../rules/programme/start-times.ts';
import { programmePage } from './listing-pages.tsx';

export const guidedWalksPage = programmePage({
  name: 'walks',
  label: 'Guided Walks',
  copy,
  events: guidedWalks,
  entries: guidedWalks.map(({ title, sets, difficulty, distance, durationNote, meet, description }) => ({
    title,
    key: startTimes(sets, festival.days),
    facts: [
      [copy.labels.difficulty, difficulty],
      [copy.labels.distance, distance],
      [copy.labels.duration, [duration(sets[0]), durationNote].filter(Boolean).join(', ')],
      [copy.labels.meet, meet],
    ],
    description,
  })),
});
