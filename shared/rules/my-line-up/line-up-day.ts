/** What lies between the sets of a day. */
import { byTime, endPlaceOf, isFixed, type LineUpSet } from './line-up-set.ts';
import type { Ground, Way } from './ground.ts';

export interface Gap<One extends LineUpSet = LineUpSet> {
  readonly after: One;
  readonly before: One;
  /** 0 where one set follows the other at once. */
  readonly minutes: number;
  readonly way: Way;
}

/** The gaps between the sets of one day: each between the set that ends last and the next one to begin. */
export function gapsBetween<One extends LineUpSet>(
  sets: readonly One[],
  ground: Ground,
): readonly Gap<One>[] {
  const gaps: Gap<One>[] = [];
  let last: One | undefined;
  for (const set of sets.filter(isFixed).toSorted(byTime)) {
    if (last && set.from >= last.to) {
      gaps.push({
        after: last,
        before: set,
        minutes: set.from - last.to,
        way: ground.way(endPlaceOf(last), set.place, { at: last.to, crowd: last.crowd }),
      });
    }
    if (!last || set.to > last.to) last = set;
  }
  return gaps;
}
