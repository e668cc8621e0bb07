import type { Place, Terrain } from '../../data/programme/ground-model.ts';

/**
 * The part of the ground that the plan shows: whole squares of its grid. In metres to the east and to the north of the
 * gate. The drawing has the same unit, x to the east, and y to the south: y = -north.
 */
export interface PlanBounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly square: number;
}

/** The sides that squares may have, in metres. */
const SIDES = [10, 20, 50, 100, 200, 500];
/** At most as many squares from west to east. */
const MOST_SQUARES = 12;

/** The bounds around all places with the terrain's margin, and as much more as whole squares take. */
export function planBounds(places: readonly Pick<Place, 'at'>[], margin: Terrain['margin']): PlanBounds {
  const easts = places.map(({ at: [east] }) => east);
  const norths = places.map(({ at: [, north] }) => north);
  const west = Math.min(...easts) - margin.west;
  const north = Math.max(...norths) + margin.north;
  const width = Math.max(...easts) + margin.east - west;
  const height = north - Math.min(...norths) + margin.south;
  const square = SIDES.find((length) => width / length <= MOST_SQUARES) ?? Math.ceil(width / MOST_SQUARES);
  const upTo = (length: number) => Math.ceil(length / square) * square;
  return { west, east: west + upTo(width), south: north - upTo(height), north, square };
}
