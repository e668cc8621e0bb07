/** A day of a line-up: the gaps between its sets, and whether the visitor gets the last bus. */
import { byTime, endPlaceOf, isFixed, type LineUpSet } from './line-up-set.ts';
import type { WalkingTimes, RouteTime } from './walking-times.ts';

export interface Gap<One extends LineUpSet = LineUpSet> {
  readonly after: One;
  readonly before: One;
  /** 0 if one set directly follows the other. */
  readonly minutes: number;
  readonly route: RouteTime;
}

/** The gaps between the sets of a day. Each lies between the set that ends last and the next one to begin. */
export function gapsBetween<One extends LineUpSet>(
  sets: readonly One[],
  walkingTimes: WalkingTimes,
): readonly Gap<One>[] {
  const gaps: Gap<One>[] = [];
  let last: One | undefined;
  for (const set of sets.filter(isFixed).toSorted(byTime)) {
    if (last && set.from >= last.to) {
      gaps.push({
        after: last,
        before: set,
        minutes: set.from - last.to,
        route: walkingTimes.routeTime(endPlaceOf(last), set.place, { at: last.to, crowd: last.crowd }),
      });
    }
    if (!last || set.to > last.to) last = set;
  }
  return gaps;
}

export interface NightEnd<One extends LineUpSet = LineUpSet> {
  readonly last: One;
  /** The visitor's arrival at the stop and the last bus's departure; in minutes, as the sets have them. */
  readonly atStop: number;
  readonly busLeaves: number;
  /** How many minutes early the visitor must leave the set; 0 if not at all. */
  readonly leaveEarly: number;
}

/** In minutes. A visitor who reaches the stop earlier before the last bus takes another one. */
const LATE = 360;

/**
 * The end of one day. Undefined without sets or a bus, or if the visitor needs no last bus: the day ends
 * hours before it, or where the bus goes.
 * @param busLeaves the departure of the night's last bus, in minutes as the sets have them
 */
export function nightEnd<One extends LineUpSet>(
  sets: readonly One[],
  busLeaves: number,
  walkingTimes: WalkingTimes,
): NightEnd<One> | undefined {
  const last = sets
    .filter(isFixed)
    .toSorted((a, b) => a.to - b.to || (a.id < b.id ? -1 : 1))
    .at(-1);
  if (!last || !walkingTimes.bus) return undefined;
  const { stop } = walkingTimes.bus;
  const route = walkingTimes.routeTime(endPlaceOf(last), stop, { at: last.to, crowd: last.crowd });
  const atStop = last.to + route.minutes;
  if (route.bus || busLeaves - atStop > LATE) return undefined;
  const early = last.to + walkingTimes.routeTime(endPlaceOf(last), stop, { at: last.to }).minutes - busLeaves;
  return { last, atStop, busLeaves, leaveEarly: atStop > busLeaves ? Math.max(1, early) : 0 };
}
