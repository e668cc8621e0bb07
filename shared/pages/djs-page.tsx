import { djSets, djsPage as copy } from '../data/programme/djs.ts';
import { eventListPage } from './event-list-page.tsx';

export const djsPage = eventListPage({
  name: 'djs',
  label: 'DJs',
  copy,
  events: djSets,
  factsOf: ({ genre }) => [{ term: copy.labels.genre, value: genre }],
});
