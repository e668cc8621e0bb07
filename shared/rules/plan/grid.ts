import type { Place } from '../../data/programme/model.ts';

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
/** Around the outermost places, so that their names fit on the plan. */
const MARGIN = 20;
const MOST = LETTERS.length;
/** Characters of a square's name that somebody typed, spaces included. */
const LONGEST = 8;
/** A round number of metres. */
const sides = [100, 200, 500, 1000, 2000, 5000] as const;

const lowest = (values: readonly number[]): number => Math.min(...values) - MARGIN;
const highest = (values: readonly number[]): number => Math.max(...values) + MARGIN;

/** The grid that covers these places, with squares of 100 metres unless there would be more than 26 columns or rows. */
export function gridOver(places: readonly Pick<Place, 'at'>[]): Grid {
  const easts = places.map(({ at: [east] }) => east);
  const norths = places.map(({ at: [, north] }) => north);
  const grids = sides.map((side): Grid => {
    const west = Math.floor(lowest(easts) / side) * side;
    const north = Math.ceil(highest(norths) / side) * side;
    return {
      side,
      west,
      north,
      columns: Math.ceil((highest(easts) - west) / side),
      rows: Math.ceil((north - lowest(norths)) / side),
    };
  });
  const fitting = grids.find(({ columns, rows }) => columns <= MOST && rows <= MOST);
  return fitting ?? { side: 100, west: 0, north: 100, columns: 1, rows: 1 };
}

export const columnNames = ({ columns }: Grid): readonly string[] => LETTERS.slice(0, columns).split('');
export const rowNames = ({ rows }: Grid): readonly string[] =>
  Array.from({ length: rows }, (_, row) => String(row + 1));

/** The names of all squares, row by row: `A1`, `B1` … */
export const squaresOf = (grid: Grid): readonly string[] =>
  rowNames(grid).flatMap((row) => columnNames(grid).map((column) => column + row));

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

/** The square that a position is in. @returns undefined outside of the grid */
export function squareAt([east, north]: Place['at'], { side, west, north: top, columns, rows }: Grid) {
  const column = Math.floor((east - west) / side);
  const row = Math.floor((top - north) / side);
  return column >= 0 && column < columns && row >= 0 && row < rows
    ? `${LETTERS[column]}${row + 1}`
    : undefined;
}
