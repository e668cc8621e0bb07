import type { Labels, ListPage } from '../blocks.ts';

export const guidedWalksPage: ListPage & Labels<'difficulty' | 'distance' | 'duration' | 'meet'> = {
  title: 'Led Paths',
  description:
    'Led Paths on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'guided-walks',
  lead: 'It is a short list.',
  labels: { difficulty: 'Effort', distance: 'Away', duration: 'Takes', meet: 'From' },
};

export const guidedWalks = [
  {
    title: 'Birds before breakfast',
    time: 'Friday, 5am',
    difficulty: 'Easy',
    distance: '3 km',
    duration: '2 hours',
    meet: 'The quay',
    description: 'Bring gloves.',
  },
];
