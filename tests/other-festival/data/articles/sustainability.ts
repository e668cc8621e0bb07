export const sustainability: Article = {
  title: 'Footprint',
  description:
    'What the gathering costs the island in diesel, water and driftwood, counted by the keeper of the lamp.',
  lead: 'What you bring you take home.',
  sections: [{ heading: 'Diesel', blocks: ['Forty litres.'] }],
};

export const sustainabilityTab: readonly Block[] = ['Forty litres of diesel.'];
