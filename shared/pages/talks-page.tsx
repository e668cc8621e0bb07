import { talks, talksPage as copy } from '../data/programme/talks.ts';
import { programmePage } from './listing-pages.tsx';

export const talksPage = programmePage({
  name: 'talks',
  label: 'Talks',
  copy,
  entries: talks.map(({ title, speaker, time, description }) => ({
    title,
    key: time,
    facts: [[copy.labels.speaker, speaker]],
    description,
  })),
});
