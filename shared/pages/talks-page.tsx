import { festival } from '../data/festival.ts';
import { talks, talksPage as copy } from '../data/programme/talks.ts';
import { startTimes } from '../rules/programme/start-times.ts';
import { programmePage } from './listing-pages.tsx';

export const talksPage = programmePage({
  name: 'talks',
  label: 'Talks',
  copy,
  events: talks,
  entries: talks.map(({ title, speaker, sets, description }) => ({
    title,
    key: startTimes(sets, festival.days),
    facts: [[copy.labels.speaker, speaker]],
    description,
  })),
});
