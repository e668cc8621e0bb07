export const pubs = [
  {
    name: 'The Quay Kitchen',
    kind: 'Canteen',
    distance: { number: '200', unit: 'm' },
    cuisine: 'Fish',
    description: 'Soup until it is gone.',
  },
];
