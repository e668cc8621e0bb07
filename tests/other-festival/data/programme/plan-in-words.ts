import type { GroundsId } from './grounds.ts';
import type { PlaceId } from './places.ts';

export interface Leg {
  readonly from: PlaceId | GroundsId;
  readonly to: PlaceId | GroundsId;
  readonly text: string;
}

export const planInWords: readonly (readonly Leg[])[] = [
  [{ from: 'quay', to: 'raft', text: 'The raft floats {metres} {direction}.' }],
];
