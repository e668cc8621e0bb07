import { columnNames, middleOf, rowNames, type Grid } from '../../../shared/rules/plan/grid.ts';

/** The names of all squares, row by row: `A1`, `B1` … */
export const squaresOf = (grid: Grid): readonly string[] =>
  rowNames(grid).flatMap((row) => columnNames(grid).map((column) => column + row));

/** The square whose middle is nearest to a position, along both axes. */
export const squareAt = ([east, north]: readonly [number, number], grid: Grid): string | undefined =>
  squaresOf(grid).find((square) => {
    const [middleEast, middleNorth] = middleOf(square, grid) ?? [NaN, NaN];
    return Math.max(Math.abs(middleEast - east), Math.abs(middleNorth - north)) <= grid.side / 2;
  });
