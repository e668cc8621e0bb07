import type { Place, Terrain } from '../../data/programme/ground-model.ts';

/** The lettered grid over the plan: columns A, B, C … from the west, rows 1, 2, 3 … from the north. Lengths in metres. */
export interface Grid {
  /** The length of a square's side. */
  readonly side: number;
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Characters of a square's name that somebody typed, spaces included. */
const LONGEST = 8;

/** The grid over a part of the ground, from its north-west corner: at most 26 columns and 99 rows. Lengths in metres. */
export const gridOver = ({ west, east, south, north, square }: PlanBounds): Grid => ({
  side: square,
  west,
  north,
  columns: Math.min(Math.ceil((east - west) / square), LETTERS.length),
  rows: Math.min(Math.ceil((north - south) / square), 99),
});

export const columnNames = ({ columns }: Grid): readonly string[] => LETTERS.slice(0, columns).split('');
export const rowNames = ({ rows }: Grid): readonly string[] =>
  Array.from({ length: rows }, (_, row) => String(row + 1));

/** The column and the row of a square, from 0. Case and spaces do not matter. @returns undefined for what is none */
function cellOf(name: string, { columns, rows }: Grid): readonly [column: number, row: number] | undefined {
  if (name.length > LONGEST) return undefined;
  const [, letter = '', digits = ''] = /^([a-z]) ?([1-9]\d?)$/i.exec(name.trim()) ?? [];
  const column = letter ? LETTERS.indexOf(letter.toUpperCase()) : -1;
  const row = Number(digits) - 1;
  return column >= 0 && column < columns && row >= 0 && row < rows ? [column, row] : undefined;
}

/** A square's name as the grid writes it: `C4` for `c 4`. @returns undefined for what is no square of the grid */
export function squareNamed(name: string, grid: Grid): string | undefined {
  const cell = cellOf(name, grid);
  return cell && `${LETTERS[cell[0]]}${cell[1] + 1}`;
}

/** The middle of a square. @returns undefined for what is no square of the grid */
export function middleOf(name: string, grid: Grid): Place['at'] | undefined {
  const cell = cellOf(name, grid);
  if (!cell) return undefined;
  const [column, row] = cell;
  return [grid.west + (column + 0.5) * grid.side, grid.north - (row + 0.5) * grid.side];
}

/** A square's north-west corner on the drawing, whose y is to the south. @returns undefined for what is no square */
export function cornerOf(name: string, grid: Grid): readonly [x: number, y: number] | undefined {
  const cell = cellOf(name, grid);
  return cell && [grid.west + cell[0] * grid.side, cell[1] * grid.side - grid.north];
}

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
