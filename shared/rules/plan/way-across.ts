import type { Path, Place } from '../../data/programme/ground-model.ts';
import { findWay, type Needs, type Stretch } from '../../figures/find-way.ts';
import { squareNamed, type Grid } from './grid.ts';
import { placesNear, roundMetres, straightLine } from './landmark.ts';

type Places = Readonly<Record<string, Pick<Place, 'at'>>>;

/** An end of a way: a place, or a square of the grid, such as the one where somebody's tent is. */
export interface End {
  readonly id: string;
  readonly at: Place['at'];
  readonly isSquare: boolean;
}

export const wayParameters = ['from', 'to', 'needs'] as const;

/** The end that an address names. @returns undefined for what is no place and no square */
export function endNamed(value: string, places: Places, grid: Grid): End | undefined {
  const place = Object.hasOwn(places, value) ? places[value] : undefined;
  if (place) return { id: value, at: place.at, isSquare: false };
  const found = squareNamed(value, grid);
  return found && { id: found.square, at: found.at, isSquare: true };
}

/** Straight from a square to the nearest place: of ground without a path nobody knows how it is, and it has no lamps. */
function acrossFrom({ id, at }: End, places: Places): Path {
  const [nearest = ''] = placesNear(at, places);
  return {
    between: [id, nearest],
    metres: roundMetres(straightLine(at, places[nearest]?.at ?? at)),
    surface: 'not known',
    slope: 'not known',
    stepFree: 'not known',
    unlit: true,
  };
}

export interface WayAcross {
  readonly from: End;
  readonly to: End;
  readonly needs: Needs;
  readonly stretches: readonly Stretch[];
  readonly metres: number;
  /** Of the way by day, for which nobody needs lamps. */
  readonly metresByDay: number;
}

/** A way between two ends. @returns undefined if no open path leads there */
export function wayAcross(
  from: End,
  to: End,
  needs: Needs,
  places: Places,
  paths: readonly Path[],
): WayAcross | undefined {
  const squares = [from, to].filter(({ isSquare }) => isSquare);
  const all = [...paths, ...squares.map((square) => acrossFrom(square, places))];
  const way = findWay(from.id, to.id, all, needs);
  const inLight = needs.filter((need) => need !== 'lamps');
  const byDay = findWay(from.id, to.id, all, inLight);
  return way && byDay && { from, to, needs, ...way, metresByDay: byDay.metres };
}
