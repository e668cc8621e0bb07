export const schedulePage = {
  title: 'Running Order',
  description:
    'Who plays when on the raft and in the net loft, evening by evening, with the tides left out for once.',
  lead: 'A few of {count}.',
  hours: [
    { term: 'First ferry', value: '9.30am' },
    { term: 'Last ferry', value: '1.15am' },
  ],
  until: 'ends at',
  today: 'This very day:',
  now: 'This minute',
  followedBy: ' and then ',
  changes: 'The keeper’s slate is right.',
  others: 'By the clock of the ferry.',
} as const;
