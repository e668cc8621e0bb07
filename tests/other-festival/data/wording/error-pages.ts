export const notFound = {
  code: '404',
  title: 'Off the chart',
  text: 'There is nothing at this position.',
  home: 'Back to the quay',
  meant: 'Perhaps this.',
  index: { text: 'By its word', to: 'a-z' },
} as const;

export const unexpectedError = { title: 'Aground', unreadable: 'The chart is wet.' } as const;

export const overloaded = { title: 'The ferry is full', text: 'Take the next one.' } as const;
