import type { Place, PlaceAccess } from '../../model/grounds.ts';
const access: PlaceAccess = {
  surface: 'Planks',
  slope: 'level',
  shade: false,
  seats: 'none',
  stepFree: true,
  covered: false,
  inside: false,
};

export const places = {
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
} as const satisfies Record<string, Place>;
