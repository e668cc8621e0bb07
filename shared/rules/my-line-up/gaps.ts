/** What lies between the sets of a day: how long one is free, and what there is time for. */
import { byTime, endPlaceOf, isFixed, type LineUpSet } from './line-up-set.ts';
import type { Ground, Way } from './ground.ts';

/** Hours in minutes after midnight. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Errand {
  readonly place: number;
  /** How long it takes, in minutes, without the ways. */
  readonly minutes: number;
  /** When people eat, or the place is open. */
  readonly hours: readonly Span[];
}

/** What a gap may allow. Places are indices, as those of the sets. */
export interface Errands {
  readonly meal?: Errand | undefined;
  readonly rest?: Errand | undefined;
}

export interface Gap<One extends LineUpSet = LineUpSet> {
  readonly after: One;
  readonly before: One;
  /** 0 where one set follows the other at once. */
  readonly minutes: number;
  readonly way: Way;
  /** The second set begins where the first one ends. */
  readonly stays: boolean;
  /** What there is time for. The ways there and back are in minutes. */
  readonly allows: readonly { readonly what: keyof Errands; readonly there: number; readonly back: number }[];
}

const MINUTES_OF_A_DAY = 1440;

/** The minutes that two spans share. Both count from a midnight, though not the same one. */
const shared = (one: Span, hours: Span): number => {
  const midnight = Math.floor(one.from / MINUTES_OF_A_DAY) * MINUTES_OF_A_DAY;
  return Math.min(one.to, midnight + hours.to) - Math.max(one.from, midnight + hours.from);
};

function allowed(after: LineUpSet, before: LineUpSet, errands: Errands, ground: Ground): Gap['allows'] {
  return (['meal', 'rest'] as const).flatMap((what) => {
    const errand = errands[what];
    if (!errand) return [];
    const { place, minutes, hours } = errand;
    const there = ground.way(endPlaceOf(after), place, { at: after.to, crowd: after.crowd }).minutes;
    const back = ground.way(place, before.place, { at: before.from }).minutes;
    const stay = { from: after.to + there, to: before.from - back };
    return hours.some((span) => shared(stay, span) >= minutes) ? [{ what, there, back }] : [];
  });
}

/** The gaps between the sets of one day: each between the set that ends last and the next one to begin. */
export function gapsBetween<One extends LineUpSet>(
  sets: readonly One[],
  errands: Errands,
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
        stays: endPlaceOf(last) === set.place,
        allows: allowed(last, set, errands, ground),
      });
    }
    if (!last || set.to > last.to) last = set;
  }
  return gaps;
}
