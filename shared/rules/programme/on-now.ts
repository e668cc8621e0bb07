import type { ProgrammeEvent } from '../../model/programme.ts';

/** Finds what is on at an instant, and what comes next. All instants are in milliseconds since the epoch. */

interface Slot {
  readonly day: unknown;
  readonly place: unknown;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly role?: SetRole | undefined;
}

/** What a set is to visitors: a band, for which most wait, or a drop-in of hours; they come and go. */
export type SetRole = 'band' | 'drop-in';

const MINUTE = 60_000;
/** From this long before its start, a set counts as next even if others begin before it. */
const SHOWN_AHEAD = 30 * MINUTE;
/** From this long before its start, the next band counts as next. */
const BAND_SHOWN_AHEAD = 600 * MINUTE;

/**
 * The role of a set on every page. Visitors drop in to sets of an hour or more if they can join them. A
 * guided walk is no drop-in: visitors cannot leave it halfway.
 * @param dropInFrom the least length in minutes
 */
export function roleOf(
  { kind, access }: Pick<ProgrammeEvent, 'kind' | 'access'>,
  { startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>,
  dropInFrom: number,
): SetRole | undefined {
  if (kind === 'music') return 'band';
  const isOpen = kind !== 'walk' && access.part === 'join in';
  return isOpen && endsAt - startsAt >= dropInFrom * MINUTE ? 'drop-in' : undefined;
}

const placeOf = <One extends Slot>({ place, role }: One): One['place'] | undefined =>
  role === 'drop-in' ? undefined : place;

/** Whether a set is on: from its start until just before its end. */
export const isOn = ({ startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>, now: number): boolean =>
  startsAt <= now && now < endsAt;

/** Groups sets by place, in the order of their first ones. Drop-ins form one group without a place. */
const byPlace = <One extends Slot>(all: readonly One[]) =>
  [...new Set(all.map(placeOf))].map((place) => ({
    place,
    sets: all.filter((set) => placeOf(set) === place),
  }));

/**
 * Finds what is on at each place and follows there, and what comes next anywhere: what begins first or within
 * half an hour, and the next band within ten hours. Each start is separate in `next`, and so is each place.
 * @param sets in the order of their starts
 */
export function nowAndNext<One extends Slot>(sets: readonly One[], now: number) {
  const ahead = sets.filter(({ startsAt }) => startsAt > now);
  const current = sets.filter((set) => isOn(set, now));
  const on = byPlace(current).map((here) => ({
    ...here,
    follows: ahead.find(
      (set) => set.role !== 'drop-in' && set.place === here.place && set.day === here.sets[0]?.day,
    ),
  }));
  const others = ahead.filter((set) => !on.some(({ follows }) => follows === set));
  const band = ahead.find(({ role }) => role === 'band')?.startsAt;
  const next = others.filter(
    (set) =>
      set.startsAt === others[0]?.startsAt ||
      set.startsAt - SHOWN_AHEAD <= now ||
      (set.role === 'band' && set.startsAt === band && shownFrom(set) <= now),
  );
  const starts = [...new Set(next.map(({ startsAt }) => startsAt))];
  return {
    on,
    next: starts.flatMap((start) => byPlace(next.filter(({ startsAt }) => startsAt === start))),
  };
}

/** The instant from which a set may count as next, whatever begins before it. */
const shownFrom = ({ startsAt, role }: Slot): number =>
  startsAt - (role === 'band' ? BAND_SHOWN_AHEAD : SHOWN_AHEAD);

const changesOf = (sets: readonly Slot[]): readonly number[] =>
  sets.flatMap((set) => [shownFrom(set), set.startsAt - SHOWN_AHEAD, set.startsAt, set.endsAt]);

/** The last instant at which the present or next sets changed; 0 before the first. */
export const lastChange = (sets: readonly Slot[], now: number): number =>
  Math.max(0, ...changesOf(sets).filter((each) => each <= now));

/** The next instant at which the present or next sets change; undefined when all are over. */
export function nextChange(sets: readonly Slot[], now: number): number | undefined {
  const changes = changesOf(sets).filter((each) => each > now);
  return changes.length > 0 ? Math.min(...changes) : undefined;
}

const DAY = 86_400_000;

/** Whether the present or next sets change within a day. */
export function changesSoon(sets: readonly Slot[], now: number): boolean {
  const change = nextChange(sets, now);
  return change !== undefined && change - now <= DAY;
}

/** The next instant at which a page's present or next sets change, or do so within a day. */
export function nextPageChange(sets: readonly Slot[], now: number): number | undefined {
  const change = nextChange(sets, now);
  return change !== undefined && change - now > DAY ? change - DAY : change;
}

interface Ahead<One extends Slot> {
  readonly sets: readonly One[];
  /** From this instant on, the programme has sets that are missing here; undefined if none are. */
  readonly completeUntil?: number;
}

/**
 * The sets that an open page needs: those of today and of the next
 * day that are not over, and the first of the day after.
 * @param sets in the order of their starts
 */
export function setsAhead<One extends Slot>(sets: readonly One[], now: number): Ahead<One> {
  const left = sets.filter(({ endsAt }) => endsAt > now);
  const later = [...new Set(left.map(({ day }) => day))][2];
  const last = left.find(({ day }) => later !== undefined && day === later)?.startsAt;
  if (last === undefined) return { sets: left };
  const missing = left.filter(({ startsAt }) => startsAt > last);
  return {
    sets: left.filter(({ startsAt }) => startsAt <= last),
    completeUntil: Math.min(last, ...missing.map(shownFrom)),
  };
}
