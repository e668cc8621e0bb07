import type { Path, Place } from '../../data/programme/ground-model.ts';
import type { End, WayKind } from './asked-way.ts';
import { findLitWay, type LitWay } from './find-lit-way.ts';
import { findStepFreeWay, type StepFreeWay } from './find-step-free-way.ts';
import { findWay, type Way } from './find-way.ts';
import { roundMetres } from './landmark.ts';
import { placesNear, straightLine } from './near-places.ts';

type Found = { readonly kind: 'shortest'; readonly way: Way } | StepFreeWay | LitWay;

/** A way between two ends, each of which may be a square of the grid: from there, it is straight to the nearest place. */
export interface WayAcross {
  /** Metres in a straight line to the place where the way over paths begins. Absent if it begins at a place. */
  readonly toPath?: number;
  /** The same at its end. */
  readonly fromPath?: number;
  /** The places where the way over paths begins and ends. */
  readonly start: string;
  readonly goal: string;
  readonly found: Found;
  /** Of all of it. */
  readonly metres: number;
}

/** The place where paths are reached, and the metres to it. */
function onPath(end: End, places: Readonly<Record<string, Pick<Place, 'at'>>>) {
  if ('place' in end) return { place: end.place, metres: undefined };
  const [place = ''] = placesNear(end.at, places);
  const at = places[place]?.at ?? end.at;
  return { place, metres: roundMetres(straightLine(end.at, at)) };
}

const find: Readonly<
  Record<WayKind, (from: string, to: string, paths: readonly Path[]) => Found | undefined>
> = {
  shortest: (from, to, paths) => {
    const way = findWay(from, to, paths);
    return way && { kind: 'shortest', way };
  },
  'step-free': findStepFreeWay,
  lit: findLitWay,
};

/** @returns undefined if no open path leads there */
export function wayAcross(
  from: End,
  to: End,
  kind: WayKind,
  places: Readonly<Record<string, Pick<Place, 'at'>>>,
  paths: readonly Path[],
): WayAcross | undefined {
  const [start, goal] = [onPath(from, places), onPath(to, places)];
  const found = find[kind](start.place, goal.place, paths);
  if (!found) return undefined;
  return {
    start: start.place,
    goal: goal.place,
    found,
    metres: found.way.metres + (start.metres ?? 0) + (goal.metres ?? 0),
    ...(start.metres !== undefined && { toPath: start.metres }),
    ...(goal.metres !== undefined && { fromPath: goal.metres }),
  };
}
