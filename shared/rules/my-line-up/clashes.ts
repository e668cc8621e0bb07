/** Finds the sets of a line-up that clash, the minutes of overlap, and a remedy. */
import { byTime, endPlaceOf, isFixed, type LineUpSet } from './line-up-set.ts';
import type { WalkingTimes, RouteTime } from './walking-times.ts';

/** The remedy with the least loss: leave the earlier set early, come late to the later one, or choose. */
type Remedy = { readonly by: 'leaving' | 'late'; readonly minutes: number } | { readonly by: 'choosing' };

/** Two sets that cannot both be seen whole. */
export interface Clash<One extends LineUpSet = LineUpSet> {
  readonly earlier: One;
  readonly later: One;
  /** The minutes in which both are on; 0 if only the walk between them takes too long. */
  readonly overlap: number;
  /** The minutes between them; 0 if they overlap. */
  readonly gap: number;
  readonly route: RouteTime;
  readonly remedy: Remedy;
}

const lengthOf = ({ from, to }: LineUpSet): number => to - from;

/**
 * The remedy that loses fewer minutes; if both lose as many, the one that loses the smaller share of its set.
 * A guided walk allows neither.
 */
function remedyFor(earlier: LineUpSet, later: LineUpSet, late: number, walkingTimes: WalkingTimes): Remedy {
  // Without `crowd`: a visitor who leaves early walks before the audience does.
  const early = walkingTimes.routeTime(earlier.place, later.place, { at: later.from }).minutes;
  const leaving = Math.max(1, earlier.to - later.from + early);
  const canLeave = !earlier.whole && leaving < lengthOf(earlier);
  const canComeLate = !later.whole && late < lengthOf(later);
  if (!canLeave && !canComeLate) return { by: 'choosing' };
  const isLeavingLess =
    leaving < late || (leaving === late && leaving / lengthOf(earlier) <= late / lengthOf(later));
  return canLeave && (isLeavingLess || !canComeLate)
    ? { by: 'leaving', minutes: leaving }
    : { by: 'late', minutes: late };
}

/** How two sets clash, in either order; undefined if a visitor can see both. */
export function clashBetween<One extends LineUpSet>(
  first: One,
  second: One,
  walkingTimes: WalkingTimes,
): Clash<One> | undefined {
  if (first.id === second.id || !isFixed(first) || !isFixed(second)) return undefined;
  const [earlier, later] =
    byTime(first, second) < 0 ? ([first, second] as const) : ([second, first] as const);
  const route = walkingTimes.routeTime(endPlaceOf(earlier), later.place, {
    at: earlier.to,
    crowd: earlier.crowd,
  });
  const late = earlier.to + route.minutes - later.from;
  if (late <= 0) return undefined;
  return {
    earlier,
    later,
    overlap: Math.max(0, Math.min(earlier.to, later.to) - later.from),
    gap: Math.max(0, later.from - earlier.to),
    route,
    remedy: remedyFor(earlier, later, late, walkingTimes),
  };
}

/** Every clash of a line-up, in the order of the later sets. */
export function clashesAmong<One extends LineUpSet>(
  sets: readonly One[],
  walkingTimes: WalkingTimes,
): readonly Clash<One>[] {
  const inOrder = sets.toSorted(byTime);
  return inOrder.flatMap((later, index) =>
    inOrder.slice(0, index).flatMap((earlier) => clashBetween(earlier, later, walkingTimes) ?? []),
  );
}
