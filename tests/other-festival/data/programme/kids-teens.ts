import type { ListPage } from '../blocks.ts';

export const kidsTeensPage: ListPage = {
  title: 'Small Fry',
  description:
    'Small Fry on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'kids-teens',
  lead: 'It is a short list.',
};

export const kidsActivities = [
  { title: 'Crab fishing', ageGroup: 'Ages 4 to 9', description: 'They are all put back.' },
];
