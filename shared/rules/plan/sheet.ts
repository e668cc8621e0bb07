import type { Path, PlacedPlace, PlanLabel, Position, Terrain } from '../../model/grounds.ts';
import { isOnGrounds } from '../programme/on-grounds.ts';
import { footpathCurve } from './curves.ts';
import { gridAround, onSheet, sheetScale } from './grid.ts';
import { nameBoardsOf } from './name-boards.ts';

/** The parts of the plan's drawing, in its coordinates. Paths to places that are only a sign are left out. */
export function planSheet(
  places: Readonly<Record<string, PlacedPlace>>,
  paths: readonly Path[],
  { margin, features, names }: Terrain,
  labels: Readonly<Record<string, PlanLabel | undefined>>,
) {
  const grid = gridAround(Object.values(places).filter(isOnGrounds), margin);
  const at = (position: Position) => onSheet(grid, position);
  const boards = nameBoardsOf(places, paths).map((board) => {
    const { side, by: [east, north] = [0, 0], longest } = labels[board.id] ?? { side: 'right' };
    const [placeEast, placeNorth] = board.place.at;
    return {
      ...board,
      spot: at(board.place.at),
      label: { side, longest, at: at([placeEast + east, placeNorth + north]) },
    };
  });
  const named = new Map(boards.map(({ id, spot }) => [id, spot]));
  return {
    grid,
    boards,
    features: features.map(({ kind, points }) => ({ kind, points: points.map(at) })),
    names: names.map(({ at: middle, ...name }) => ({ ...name, at: at(middle) })),
    paths: paths.flatMap(({ between: [start, end], metres, stepFree, closed }) => {
      const [from, to] = [named.get(start), named.get(end)];
      if (!from || !to) return [];
      const look = closed ? 'barred' : stepFree === true ? 'path' : 'steps';
      return { look, line: footpathCurve(from, to, metres * sheetScale(grid)) } as const;
    }),
  };
}

export type Sheet = ReturnType<typeof planSheet>;
export type SheetBoard = Sheet['boards'][number];
