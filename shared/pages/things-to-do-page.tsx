import { localAttractions, thingsToDoPage as copy } from '../data/area/things-to-do.ts';
import { areaPage } from './listing-pages.tsx';

export const thingsToDoPage = areaPage({
  name: 'things-to-do',
  label: 'Things to Do',
  copy,
  entries: localAttractions.map(({ name, distance, driveTime, description }) => ({
    title: name,
    distance: { ...distance, term: copy.labels.distance },
    facts: [[copy.labels.driveTime, driveTime]],
    description,
  })),
});
