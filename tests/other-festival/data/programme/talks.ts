export const talks: readonly TalkEvent[] = [
  {
    id: 'tides',
    kind: 'talk',
    title: 'Tides for beginners',
    speaker: 'Arne Lie, pilot',
    alongside: ['Kari Moe, who drew the tables'],
    description: 'Twice a day, he says.',
    place: 'loft',
    access: { seats: 'for all', strobe: false, haze: false, loudness: 'spoken', part: 'watch' },
    sets: [{ id: 'tides', day: 'sat', start: '13:00', end: '14:00' }],
  },
];
