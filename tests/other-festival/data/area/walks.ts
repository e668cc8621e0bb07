export const walksPage: ListPage & Labels<'distance' | 'ascent' | 'duration'> = {
  title: 'Paths',
  description:
    'Paths on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'walks',
  lead: 'It is a short list.',
  labels: { distance: 'Away', ascent: 'Climbs', duration: 'Takes' },
};

export const walks = [
  {
    name: 'Round the island',
    difficulty: 'Easy' as const,
    distance: { number: '5', unit: 'km', ascent: 30 },
    duration: '80 minutes',
    description: 'Keep the sea on your left.',
  },
];
