export const stores = [
  {
    name: 'Solvær Provisions',
    kind: 'General store',
    distance: { number: '300', unit: 'm' },
    hours: [['Daily', '9 to 4']] as const,
    description: ['Post', 'Petrol'],
  },
];
