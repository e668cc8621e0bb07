import type { PlaceAccess } from './model.ts';

export interface Place {
  readonly name: string;
  readonly kind: 'stage' | 'room' | 'outdoors';
  readonly ink?: 'first' | 'second';
  readonly several?: true;
  readonly access: PlaceAccess;
}

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
  raft: { name: 'The Raft', kind: 'stage', ink: 'second', access: { ...access, stepFree: false } },
  loft: { name: 'The Net Loft', kind: 'room', access: { ...access, covered: true, inside: true } },
  quay: { name: 'The Quay', kind: 'outdoors', several: true, access },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof places;
