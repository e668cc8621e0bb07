export const storesPage: ListPage & Labels<'distance'> = {
  title: 'Provisions',
  description:
    'Provisions on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'stores',
  lead: 'It is a short list.',
  labels: { distance: 'Away' },
};

export const stores = [
  {
    name: 'Solvær Provisions',
    kind: 'General store',
    distance: { number: '300', unit: 'm' },
    hours: [['Daily', '9 to 4']] as const,
    description: ['Post', 'Petrol'],
  },
];
