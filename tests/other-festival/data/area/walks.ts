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
