import { pubs, pubsPage } from '../data/area/pubs-food.ts';
import { areaPage } from './listing-pages.tsx';

export const pubsFoodPage = areaPage({
  name: 'pubs-food',
  label: 'Pubs & Food',
  copy: pubsPage,
  entries: pubs.map(({ name, type, distance, cuisine, description }) => ({
    title: name,
    key: type,
    distance: { ...distance, term: pubsPage.labels.distance },
    facts: [[pubsPage.labels.cuisine, cuisine]],
    description,
  })),
});
