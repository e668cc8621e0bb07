export const thingsToDoPage: ListPage & Labels<'distance' | 'onFoot' | 'driveTime'> = {
  title: 'Around',
  description:
    'Around on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'things-to-do',
  lead: 'It is a short list.',
  labels: { distance: 'Away', onFoot: 'On foot', driveTime: 'By car' },
};

export const localAttractions = [
  {
    name: 'The Lamp Room',
    distance: { number: '90', unit: 'm' },
    driveTime: 'There are no cars',
    description: 'Two hundred steps.',
  },
];
