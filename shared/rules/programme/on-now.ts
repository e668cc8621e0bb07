/** What is on at an instant, and what comes next. All instants are in milliseconds since the epoch. */

/** What these rules read of a set. */
export interface Slot {
  readonly day: unknown;
  readonly place: unknown;
  /** A set is on from its start until just before its end. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Sets at one place. */
interface Here<One extends Slot> {
  readonly place: One['place'];
  readonly sets: readonly One[];
}

/** What is on at a place. */
interface OnHere<One extends Slot> extends Here<One> {
  /** The first to begin there on the same day. */
  readonly follows: One | undefined;
}

export interface NowNext<One extends Slot> {
  readonly on: readonly OnHere<One>[];
  /** The first to begin besides those that follow: more than one where several begin at the same time. */
  readonly next: readonly Here<One>[];
}

/** Sets by their places, in the order of their first ones. */
const byPlace = <One extends Slot>(sets: readonly One[]): readonly Here<One>[] =>
  [...new Set(sets.map(({ place }) => place))].map((place) => ({
    place,
    sets: sets.filter((set) => set.place === place),
  }));

/**
 * What is on at each place with what follows there, and what begins next anywhere.
 * @param sets in the order of their beginnings
 */
export function nowAndNext<One extends Slot>(sets: readonly One[], now: number): NowNext<One> {
  const ahead = sets.filter(({ startsAt }) => startsAt > now);
  const current = sets.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const on = byPlace(current).map((here): OnHere<One> => ({
    ...here,
    follows: ahead.find((set) => set.place === here.place && set.day === here.sets[0]?.day),
  }));
  const others = ahead.filter((set) => !on.some(({ follows }) => follows === set));
  return { on, next: byPlace(others.filter(({ startsAt }) => startsAt === others[0]?.startsAt)) };
}

const changesOf = (sets: readonly Slot[]): readonly number[] =>
  sets.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);

/** The last instant at which a set began or ended. 0 before the first. */
export const lastChange = (sets: readonly Slot[], now: number): number =>
  Math.max(0, ...changesOf(sets).filter((each) => each <= now));

/** The next instant at which a set begins or ends. Undefined when all are over. */
export function nextChange(sets: readonly Slot[], now: number): number | undefined {
  const changes = changesOf(sets).filter((each) => each > now);
  return changes.length > 0 ? Math.min(...changes) : undefined;
}

const A_DAY = 86_400_000;

/** Whether a set begins or ends within a day. */
export function changesSoon(sets: readonly Slot[], now: number): boolean {
  const change = nextChange(sets, now);
  return change !== undefined && change - now < A_DAY;
}

export interface Ahead<One extends Slot> {
  readonly sets: readonly One[];
  /** From then on, the programme has sets that are missing here. Undefined when none are. */
  readonly completeUntil?: number;
}

/**
 * What a page needs to stay true while it is open: the sets of today and of the next day, as far as they are not over,
 * and the first of the day after.
 * @param sets in the order of their beginnings
 * @param count of days with sets, today included
 */
export function setsAhead<One extends Slot>(sets: readonly One[], now: number, count = 2): Ahead<One> {
  const left = sets.filter(({ endsAt }) => endsAt > now);
  const later = [...new Set(left.map(({ day }) => day))][count];
  const completeUntil = left.find(({ day }) => later !== undefined && day === later)?.startsAt;
  if (completeUntil === undefined) return { sets: left };
  return { sets: left.filter(({ startsAt }) => startsAt <= completeUntil), completeUntil };
}
