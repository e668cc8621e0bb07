import { kidsActivities, kidsTeensPage as copy } from '../data/programme/kids-teens.ts';
import { programmePage } from './listing-pages.tsx';

export const kidsTeensPage = programmePage({
  name: 'kids-teens',
  label: 'Kids & Teens',
  copy,
  events: kidsActivities,
  entries: kidsActivities.map(({ title, ageGroup, description }) => ({
    title,
    key: ageGroup,
    facts: [],
    description,
  })),
});
