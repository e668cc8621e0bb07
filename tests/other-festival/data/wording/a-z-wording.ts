export const azWording = {
  title: 'Words',
  description:
    'The island by its words, from the boat to the lamp, and where more of each of them is written down.',
  lead: 'Look under the first letter.',
  alphabet: { letters: 'ABCÅ', articles: ['The'] },
  fromGate: 'from the quay',
  lettersLabel: 'First letters',
  filter: {
    label: 'Look for',
    unit: 'words',
    of: 'among',
    nothing: 'No such word.',
    asking: 'is there',
  },
} as const;
