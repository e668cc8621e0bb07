export const localAttractions = [
  {
    name: 'The Lamp Room',
    distance: { number: '90', unit: 'm' },
    driveTime: 'There are no cars',
    description: 'Two hundred steps.',
  },
];
