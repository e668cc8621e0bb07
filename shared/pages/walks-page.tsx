import { walks, walksPage as copy } from '../data/area/walks.ts';
import { difficulties } from '../data/programme/model.ts';
import { gradeOf } from '../rules/grade-of.ts';
import { areaPage } from './listing-pages.tsx';

export const walksPage = areaPage({
  name: 'walks',
  label: 'Walks',
  copy,
  entries: walks.map(({ name, difficulty, distance, duration, description }) => ({
    title: name,
    key: difficulty,
    grade: gradeOf(difficulty, difficulties),
    distance: { ...distance, term: copy.labels.distance },
    facts: [[copy.labels.duration, duration]],
    description,
  })),
});
