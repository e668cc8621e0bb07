export const talksPage: ListPage & Labels<'speaker'> = {
  title: 'Words',
  description:
    'Words on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'talks',
  lead: 'It is a short list.',
  labels: { speaker: 'By' },
};

export const talks: readonly TalkEvent[] = [
  {
    id: 'tides',
    kind: 'talk',
    title: 'Tides for beginners',
    speaker: 'Arne Lie, pilot',
    description: 'Twice a day, he says.',
    place: 'loft',
    access: { seats: 'for all', strobe: false, haze: false, loudness: 'spoken', part: 'watch' },
    sets: [{ id: 'tides', day: 'sat', start: '13:00', end: '14:00' }],
  },
];
