import { guidedWalks, guidedWalksPage as copy } from '../data/programme/guided-walks.ts';
import { difficulties } from '../data/programme/model.ts';
import { places } from '../data/programme/places.ts';
import { gradeOf } from '../rules/grade-of.ts';
import { duration } from '../rules/programme/event-facts.ts';
import { eventListPage } from './event-list-page.tsx';

export const guidedWalksPage = eventListPage({
  name: 'walks',
  label: 'Guided Walks',
  copy,
  events: guidedWalks,
  factsOf: ({ sets: [set], difficulty, distance, durationNote, meet, place }) => [
    { term: copy.labels.difficulty, value: difficulty, grade: gradeOf(difficulty, difficulties) },
    { term: copy.labels.distance, value: distance },
    { term: copy.labels.duration, value: [duration(set), durationNote].filter(Boolean).join(', ') },
    ...(meet === places[place].name ? [] : [{ term: copy.labels.meet, value: meet }]),
  ],
});
