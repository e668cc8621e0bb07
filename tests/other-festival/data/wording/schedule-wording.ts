export const schedulePage = {
  title: 'Running Order',
  description:
    'Who plays when on the raft and in the net loft, evening by evening, with the tides left out for once.',
  lead: 'By the clock of the ferry.',
  until: 'ends at',
  followedBy: ' and then ',
  changes: 'The keeper’s slate is right.',
} as const;
