export const pastFestivals: readonly [PastFestival, ...PastFestival[]] = [
  {
    year: 2026,
    title: `${festival.name} 2026`,
    date: '6–8 August 2026',
    location: festival.place.venue,
    attendance: '410',
    headliners: ['Kelp Choir'],
    overview: ['The ferry was full, and so was the quay.'],
    highlights: ['An encore for the ferry, which waited.'],
    gallery: ['campfire', 'soundcheck'],
    description: `${festival.fullName} of 2026, the first one: four hundred people and a ferry that waited for them.`,
  },
];

export const pastFestivalsPage = {
  title: 'So Far',
  description:
    'Every gathering on the island so far, which is one, and how many people the ferry brought to it.',
  lead: 'One, so far.',
  history: ['There was a ferry, a lamp and a piano.'],
  came: { heading: 'Who came', bars: [{ name: '2026', figure: '410', amount: 410 }] },
  labels: {
    date: 'When',
    location: 'At',
    attendance: 'Came',
    headliners: 'Top of the bill',
    overview: 'How it was',
    highlights: 'Remembered',
    gallery: 'Seen',
    back: 'To all gatherings',
    callToAction: 'BOOK A PLACE',
    historyHeading: 'How it started',
  },
} as const;
