import { talks, talksPage as copy } from '../data/talks.ts';
import { programmePage } from './listing.tsx';

export const talksPage = programmePage({
  name: 'talks',
  label: 'Talks',
  copy,
  entries: talks.map(({ title, speaker, time, description }) => ({
    title,
    key: time,
    facts: [['Speaker', speaker]],
    description,
  })),
});
