export const attractions: readonly AttractionEvent[] = [
  {
    id: 'lighting',
    kind: 'attraction',
    title: 'Lighting the lamp',
    description: 'It is switched on.',
    place: 'raft',
    access: { seats: 'none', strobe: false, haze: false, loudness: 'quiet', part: 'watch' },
    sets: [{ id: 'lighting', day: 'fri', start: '22:30', end: '23:00' }],
  },
];
