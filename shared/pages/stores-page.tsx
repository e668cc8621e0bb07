import { stores, storesPage as copy } from '../data/area/stores.ts';
import { areaPage } from './listing-pages.tsx';

export const storesPage = areaPage({
  name: 'stores',
  label: 'Stores',
  copy,
  entries: stores.map(({ name, type, distance, hours, services }) => ({
    title: name,
    key: type,
    facts: [
      [copy.labels.distance, distance],
      [copy.labels.hours, hours],
    ],
    description: services.join(' · '),
  })),
});
