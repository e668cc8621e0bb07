import type { Path, Place } from '../../data/programme/ground-model.ts';
import { endValue, type End } from './asked-way.ts';
import { findWay, type Needs, type Stretch, type Way } from '../../figures/find-way.ts';
import { placesNear, roundMetres, straightLine } from './landmark.ts';

/** A part of a way, as its verdict reads it. From a square or to one there is no path. */
export type Piece = Pick<Stretch, 'from' | 'to' | 'metres' | 'stepFree' | 'unlit'>;

/** A way between two ends, each of which may be a square of the grid: from there, it is straight to the nearest place. */
export interface WayAcross {
  readonly needs: Needs;
  /** Metres in a straight line to the place where the way over paths begins. Absent if it begins at a place. */
  readonly toPath?: number;
  /** The same at its end. */
  readonly fromPath?: number;
  /** The places where the way over paths begins and ends. */
  readonly start: string;
  readonly goal: string;
  readonly way: Way;
  /** All of it, in its order: of ground without a path nobody knows whether it is step-free, and it has no lamps. */
  readonly pieces: readonly Piece[];
  readonly metres: number;
  /** Of the way by day, for which nobody needs lamps. */
  readonly metresByDay: number;
}

/** The place where paths are reached, and the metres to it. */
function onPath(end: End, places: Readonly<Record<string, Pick<Place, 'at'>>>) {
  if ('place' in end) return { place: end.place, metres: undefined };
  const [place = ''] = placesNear(end.at, places);
  const at = places[place]?.at ?? end.at;
  return { place, metres: roundMetres(straightLine(end.at, at)) };
}

const unmarked = (from: string, to: string, metres: number | undefined): readonly Piece[] =>
  metres === undefined ? [] : [{ from, to, metres, stepFree: 'not known', unlit: true }];

/** @returns undefined if no open path leads there */
export function wayAcross(
  from: End,
  to: End,
  needs: Needs,
  places: Readonly<Record<string, Pick<Place, 'at'>>>,
  paths: readonly Path[],
): WayAcross | undefined {
  const [start, goal] = [onPath(from, places), onPath(to, places)];
  const way = findWay(start.place, goal.place, paths, needs);
  const byDay = findWay(
    start.place,
    goal.place,
    paths,
    needs.filter((need) => need !== 'lamps'),
  );
  if (!way || !byDay) return undefined;
  const straight = (start.metres ?? 0) + (goal.metres ?? 0);
  return {
    needs,
    start: start.place,
    goal: goal.place,
    way,
    pieces: [
      ...unmarked(endValue(from), start.place, start.metres),
      ...way.stretches,
      ...unmarked(goal.place, endValue(to), goal.metres),
    ],
    metres: way.metres + straight,
    metresByDay: byDay.metres + straight,
    ...(start.metres !== undefined && { toPath: start.metres }),
    ...(goal.metres !== undefined && { fromPath: goal.metres }),
  };
}
