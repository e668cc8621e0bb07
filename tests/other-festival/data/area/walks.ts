export const walks = [
  {
    name: 'Round the island',
    difficulty: 'Easy' as const,
    distance: { number: '5', unit: 'km', ascent: 30 },
    duration: '80 minutes',
    description: 'Keep the sea on your left.',
  },
];
