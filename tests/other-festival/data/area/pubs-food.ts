export const pubsPage: ListPage & Labels<'distance' | 'cuisine'> = {
  title: 'Kitchens',
  description:
    'Kitchens on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'pubs-food',
  lead: 'It is a short list.',
  labels: { distance: 'Away', cuisine: 'On the table' },
};

export const pubs = [
  {
    name: 'The Quay Kitchen',
    kind: 'Canteen',
    distance: { number: '200', unit: 'm' },
    cuisine: 'Fish',
    description: 'Soup until it is gone.',
  },
];
