export const terrain: Terrain = {
  margin: { north: 20, east: 40, south: 20, west: 20 },
  features: [
    {
      kind: 'water',
      points: [
        [-30, 30],
        [100, 40],
        [100, 130],
        [-30, 130],
      ],
    },
  ],
  names: [{ text: 'The Bay', at: [60, 100] }],
};

export const planLabels: Readonly<Partial<Record<PlaceId, PlanLabel>>> = {
  loft: { side: 'right' },
};
