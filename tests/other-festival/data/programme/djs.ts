export const djsPage: ListPage & Labels<'genre'> = {
  title: 'Records',
  description:
    'Records on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'djs',
  lead: 'It is a short list.',
  labels: { genre: 'Sound' },
};

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
