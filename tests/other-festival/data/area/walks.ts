export const walksPage: ListPage & Labels<'distance' | 'difficulty' | 'ascent' | 'duration'> = {
  title: 'Paths',
  description:
    'Paths on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'walks',
  lead: 'It is a short list.',
  labels: { distance: 'Away', difficulty: 'How hard', ascent: 'Climbs', duration: 'Takes' },
};

export const walks = [
  {
    name: 'Round the island',
    difficulty: 'Easy' as const,
    distance: { number: '5', unit: 'km', ascent: 30, profile: '0 0, 50 100, 100 0' },
    ascent: '30 m',
    duration: '80 minutes',
    description: 'Keep the sea on your left.',
  },
];
