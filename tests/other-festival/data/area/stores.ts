export const stores = [
  {
    name: 'Solvær Provisions',
    type: 'General store',
    distance: { number: '300', unit: 'm' },
    hours: [['Daily', '9 to 4']] as const,
    services: ['Post', 'Petrol'],
  },
];
