/**
 * A day of a line-up: what lies between its sets and what there is time for, what it asks of a visitor's legs, and
 * whether the last bus waits for them.
 */
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

/**
 * What a day asks of a visitor's legs: the metres on foot between its sets, how many of those go uphill, as far as is known,
 * and the minutes of sets that have no seats.
 */
export function daySum<One extends LineUpSet>(
  sets: readonly One[],
  hasNoSeats: (set: One) => boolean,
  ground: Ground,
) {
  const sum = { metres: 0, up: 0, standing: 0 };
  let last: One | undefined;
  for (const set of sets.filter(isFixed).toSorted(byTime)) {
    if (last) {
      const { metres, up } = ground.way(endPlaceOf(last), set.place, { at: last.to });
      sum.metres += metres;
      sum.up += up;
    }
    if (hasNoSeats(set)) sum.standing += set.to - set.from;
    last = set;
  }
  return sum;
}

export interface NightEnd<One extends LineUpSet = LineUpSet> {
  readonly last: One;
  /** When one is at the stop, and when the last bus leaves; in minutes, as the sets have them. */
  readonly atStop: number;
  readonly busLeaves: number;
  /** How many minutes before its end one must leave the set; 0 if one can stay to the end. */
  readonly leaveEarly: number;
}

/** Whoever is at the stop longer before the last bus takes an earlier one. In minutes. */
const LATE = 360;

/**
 * The end of one day. Undefined without sets, without a bus, and for those who need no last one: their day ends hours
 * before it, or where the bus leads to.
 * @param busLeaves when the night's last bus leaves, in minutes as the sets have them
 */
export function nightEnd<One extends LineUpSet>(
  sets: readonly One[],
  busLeaves: number,
  ground: Ground,
): NightEnd<One> | undefined {
  const last = sets
    .filter(isFixed)
    .toSorted((one, other) => one.to - other.to || (one.id < other.id ? -1 : 1))
    .at(-1);
  if (!last || !ground.bus) return undefined;
  const { stop } = ground.bus;
  const way = ground.way(endPlaceOf(last), stop, { at: last.to, crowd: last.crowd });
  const atStop = last.to + way.minutes;
  if (way.bus || busLeaves - atStop > LATE) return undefined;
  const early = last.to + ground.way(endPlaceOf(last), stop, { at: last.to }).minutes - busLeaves;
  return { last, atStop, busLeaves, leaveEarly: atStop > busLeaves ? Math.max(1, early) : 0 };
}
