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

/** A square by its name; case and spaces do not matter. @returns undefined for what is no square of the grid */
export function squareNamed(name: string, { columns, rows, side, west, north }: Grid) {
  if (name.length > LONGEST) return undefined;
  const [, letter = '', digits = ''] = /^([a-z]) ?([1-9]\d?)$/i.exec(name.trim()) ?? [];
  const column = LETTERS.indexOf(letter.toUpperCase());
  const row = Number(digits) - 1;
  if (column >= columns || row < 0 || row >= rows) return undefined;
  return {
    /** As the grid writes it: `C4` for `c 4`. */
    square: `${LETTERS[column]}${row + 1}`,
    /** Its middle. */
    at: [west + (column + 0.5) * side, north - (row + 0.5) * side],
    /** Its north-west corner on the drawing, whose y is to the south. */
    corner: [west + column * side, row * side - north],
  } as const;
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
