import { kidsActivities, kidsTeensPage as copy } from '../data/kids-teens.ts';
import { programmePage } from './listing.tsx';

export const kidsTeensPage = programmePage({
  name: 'kids-teens',
  label: 'Kids & Teens',
  copy,
  entries: kidsActivities.map(({ title, ageGroup, description }) => ({
    title,
    key: ageGroup,
    facts: [],
    description,
  })),
});
