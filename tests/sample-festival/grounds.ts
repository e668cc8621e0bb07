import type { Path, Place, PlaceAccess, PlaceId, PlanLabel, Terrain } from '../../shared/model/grounds.ts';

const access: PlaceAccess = {
  surface: 'Planks',
  slope: 'level',
  shade: false,
  seats: 'none',
  stepFree: true,
  covered: false,
  inside: false,
};

export const places: Readonly<Record<'raft' | 'loft' | 'quay', Place>> = {
  raft: {
    name: 'The Raft',
    kind: 'stage',
    at: [0, 90],
    ink: 'second',
    access: { ...access, stepFree: false },
  },
  loft: {
    name: 'The Net Loft',
    kind: 'room',
    at: [40, 10],
    access: { ...access, covered: true, inside: true },
  },
  quay: { name: 'The Quay', kind: 'outdoors', at: [0, 0], several: true, access },
};

export const grounds: Readonly<Record<PlaceId, Place>> = {
  pump: { name: 'The Old Pump', kind: 'drinking water', at: [10, 10], access: places.quay.access },
};

export const paths: readonly Path[] = [
  { between: ['quay', 'raft'], metres: 110, surface: 'Planks', slope: 'level', stepFree: true },
  {
    between: ['quay', 'loft'],
    metres: 50,
    surface: 'Rock',
    slope: { goes: 'up', steepness: 'steep' },
    stepFree: false,
  },
  { between: ['quay', 'pump'], metres: 20, surface: 'Rock', slope: 'level', stepFree: true },
  {
    between: ['raft', 'loft'],
    metres: 100,
    surface: 'Rope bridge',
    slope: 'not known',
    stepFree: 'not known',
  },
];

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
