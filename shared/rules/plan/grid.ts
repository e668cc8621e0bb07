import type { PlacedPlace, Position, Terrain } from '../../model/grounds.ts';

/** The grounds on the plan, in whole squares. In metres to the east and north of the gate. */
export interface Grid {
  /** The length of a square's side. */
  readonly side: number;
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

const SIDES = [10, 20, 50, 100, 200, 500];
const MOST_SQUARES = 12;

/** The grid over all places with the terrain's margin, rounded up to whole squares. */
export function gridAround(places: readonly Pick<PlacedPlace, 'at'>[], margin: Terrain['margin']): Grid {
  const easts = places.map(({ at: [east] }) => east);
  const norths = places.map(({ at: [, north] }) => north);
  const west = Math.min(...easts) - margin.west;
  const north = Math.max(...norths) + margin.north;
  const width = Math.max(...easts) + margin.east - west;
  const height = north - Math.min(...norths) + margin.south;
  const side = SIDES.find((length) => width / length <= MOST_SQUARES) ?? Math.ceil(width / MOST_SQUARES);
  return { side, west, north, columns: Math.ceil(width / side), rows: Math.ceil(height / side) };
}

/** The width of the plan's drawing. All its sizes are thousandths of this, however large the grounds are. */
export const SHEET = 1000;

/** A point of the drawing: to the right of its upper left corner, and below it. */
export type Point = readonly [x: number, y: number];

/** Units of the drawing per metre. */
export const sheetScale = ({ side, columns }: Grid): number => SHEET / (side * columns);

/** The point of a position on the drawing. */
export const onSheet = (grid: Grid, [east, north]: Position): Point => {
  const scale = sheetScale(grid);
  return [Math.round((east - grid.west) * scale), Math.round((grid.north - north) * scale)];
};
