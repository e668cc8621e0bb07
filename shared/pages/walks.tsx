import { walks, walksPage as copy } from '../data/walks.ts';
import { areaPage } from './listing.tsx';

export const walksPage = areaPage({
  name: 'walks',
  label: 'Walks',
  copy,
  entries: walks.map(({ name, difficulty, distance, duration, description }) => ({
    title: name,
    key: difficulty,
    facts: [
      ['Distance', distance],
      ['Time', duration],
    ],
    description,
  })),
});
