export const bedsPage: ListPage & Labels<'distance' | 'price' | 'back'> = {
  title: 'Hammocks',
  description:
    'Hammocks and one bed on the island of Solvær, how far they are, and who rows you back to them at night.',
  picture: 'asleep-on-a-rug',
  lead: 'There is one bed, and it is taken.',
  labels: { distance: 'Away', price: 'Cost', back: 'Rowed back' },
};

export const beds = [
  {
    name: 'The Net Store',
    kind: 'Hammocks',
    distance: { number: '100', unit: 'm' },
    price: 'Little',
    back: 'By oar',
    description: 'Nine hammocks and a lamp.',
  },
];
