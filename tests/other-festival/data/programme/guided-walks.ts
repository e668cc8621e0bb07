export const guidedWalks: readonly GuidedWalkEvent[] = [
  {
    id: 'birds',
    kind: 'walk',
    title: 'Birds before breakfast',
    difficulty: 'Easy',
    distance: '3 km',
    meet: 'The quay',
    description: 'Bring gloves.',
    place: 'quay',
    access: {
      seats: 'none',
      strobe: false,
      haze: false,
      loudness: 'quiet',
      part: 'join in',
      stepFree: false,
    },
    sets: [{ id: 'birds', day: 'fri', start: '05:00', end: '07:00' }],
  },
];
