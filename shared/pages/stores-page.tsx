import { stores, storesPage as copy } from '../data/area/stores.ts';
import { areaPage } from './listing-pages.tsx';

export const storesPage = areaPage({
  name: 'stores',
  label: 'Stores',
  copy,
  entries: stores.map(({ name, type, distance, hours, services }) => ({
    title: name,
    key: type,
    distance: { ...distance, term: copy.labels.distance },
    facts: [[copy.labels.hours, hours]],
    description: services.join('\u00A0· '),
  })),
});
