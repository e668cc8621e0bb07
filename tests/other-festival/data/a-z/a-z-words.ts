export const azWords: readonly WordEntry[] = [
  { word: 'Ålesund', also: ['the mainland'], answer: 'Ask at the quay.', to: 'info/getting-here' },
  { word: 'Ferry', also: ['boat', 'crossing'], faq: 'ferry' },
  { word: 'Lamp', faq: 'lamp' },
];
