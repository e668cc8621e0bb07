import { talks, talksPage as copy } from '../data/programme/talks.ts';
import { eventListPage } from './event-list-page.tsx';

export const talksPage = eventListPage({
  name: 'talks',
  label: 'Talks',
  copy,
  events: talks,
  factsOf: ({ speaker }) => [{ term: copy.labels.speaker, value: speaker }],
});
