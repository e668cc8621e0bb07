export const kidsTeensPage: ListPage & { readonly labels: { readonly ages: string } } = {
  title: 'Small Fry',
  description:
    'Small Fry on and around the island of Solvær: a short list, because it is a small island in the sea.',
  picture: 'kids-teens',
  lead: 'It is a short list.',
  labels: { ages: 'Size of hands' },
};

export const kidsActivities: readonly ChildrensEvent[] = [
  {
    id: 'crabs',
    kind: 'children',
    title: 'Crab fishing',
    ageGroup: 'Ages 4 to 9',
    description: 'They are all put back.',
    place: 'quay',
    access: { seats: 'none', strobe: false, haze: false, loudness: 'quiet', part: 'join in' },
    sets: [{ id: 'crabs', day: 'fri', start: '10:00', end: '11:00' }],
  },
];
