export const djSets: readonly DjEvent[] = [
  {
    id: 'pilot-whale',
    kind: 'dj',
    title: 'Pilot Whale',
    genre: 'Dub',
    description: 'Slow, and then slower.',
    place: 'loft',
    access: { seats: 'for some', strobe: true, haze: true, loudness: 'loud', part: 'watch' },
    sets: [{ id: 'pilot-whale', day: 'thu', start: '23:00', end: '24:00' }],
  },
];
