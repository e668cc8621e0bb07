import type { Path, PlacedPlace } from '../../model/grounds.ts';
import { findRoute, type RouteNeeds, type Stretch } from '../../figures/find-route.ts';

type Places = Readonly<Record<string, Pick<PlacedPlace, 'at'>>>;

/** An end of a route: a place. */
export interface End {
  readonly id: string;
  readonly at: PlacedPlace['at'];
}

export const routeParameters = ['from', 'to', 'needs'] as const;

/**
 * The end that an address names.
 * @returns undefined if it is no place
 */
export function endNamed(id: string, places: Places): End | undefined {
  const place = Object.hasOwn(places, id) ? places[id] : undefined;
  return place && { id, at: place.at };
}

export interface PlannedRoute {
  readonly from: End;
  readonly to: End;
  readonly needs: RouteNeeds;
  readonly stretches: readonly Stretch[];
  readonly metres: number;
  /** The length by day, when nobody needs lamps. */
  readonly metresByDay: number;
}

/**
 * A route between two ends.
 * @returns undefined if no open path leads there
 */
export function planRoute(
  from: End,
  to: End,
  needs: RouteNeeds,
  paths: readonly Path[],
): PlannedRoute | undefined {
  const route = findRoute(from.id, to.id, paths, needs);
  const inLight = needs.filter((need) => need !== 'lamps');
  const byDay = findRoute(from.id, to.id, paths, inLight);
  return route && byDay && { from, to, needs, ...route, metresByDay: byDay.metres };
}
