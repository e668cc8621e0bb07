/** Two visitors' line-ups side by side: who goes where, where they part, and where they meet again. */
import { byTime, endPlaceOf, isFixed, type LineUpSet } from './line-up-set.ts';
import { stateOf, type Picks } from './picks.ts';
import type { Ground } from './ground.ts';
import { choices, wayNeeds, type Need } from '../needs/needs.ts';

export type Whose = 'both' | 'mine' | 'theirs';

/** Who has picked a set, maybe or for certain. Undefined if neither has. */
export function whoseIs(set: string, mine: Picks, theirs: Picks): Whose | undefined {
  const [isMine, isTheirs] = [mine, theirs].map((picks) => stateOf(picks, set) !== 'none');
  if (isMine && isTheirs) return 'both';
  if (isMine) return 'mine';
  return isTheirs ? 'theirs' : undefined;
}

/** What two visitors need of ways on which they walk together: whatever either needs, and the slower pace. */
export const needsOfBoth = (mine: readonly Need[], theirs: readonly Need[]): readonly Need[] =>
  wayNeeds.filter(
    (need) =>
      [...mine, ...theirs].includes(need) &&
      !(need === choices.pace[0] && [...mine, ...theirs].includes(choices.pace[1])),
  );

/** The grounds for both: each way as long as it takes the one whom it takes longest, or both together. */
export const groundForBoth = (
  groundOf: (needs: readonly Need[]) => Ground,
  mine: readonly Need[],
  theirs: readonly Need[],
): Ground => {
  const together = groundOf(needsOfBoth(mine, theirs));
  const grounds = [together, groundOf(mine), groundOf(theirs)];
  return {
    ...together,
    way: (...asked) =>
      grounds
        .map((ground) => ground.way(...asked))
        .reduce((slowest, way) => (way.minutes > slowest.minutes ? way : slowest)),
  };
};

/** Where and when two visitors meet, before a set that both have picked. */
export interface Meeting<One extends LineUpSet = LineUpSet> {
  readonly before: One;
  readonly place: number;
  /** From when on both can be there, and when they meet; in minutes, as the sets have them. Never later than that set begins. */
  readonly since: number;
  readonly at: number;
}

/** Nobody waits for the other longer, however early both could be there. In minutes. */
const WAIT = 15;

/** When a visitor can be at a place, and how long they walk. Without a set before, they are there already. */
function arrival(last: LineUpSet | undefined, place: number, ground: Ground) {
  if (!last) return { at: -Infinity, walk: 0 };
  const walk = ground.way(endPlaceOf(last), place, { at: last.to, crowd: last.crowd }).minutes;
  return { at: last.to + walk, walk };
}

/** The place that makes the longer of both walks shortest; of several, the one where both can be first. */
function meetingBefore<One extends LineUpSet>(
  before: One,
  lasts: readonly (One | undefined)[],
  candidates: readonly number[],
  ground: Ground,
): Meeting<One> {
  const inTime = candidates
    .map((place) => {
      const arrivals = lasts.map((last) => arrival(last, place, ground));
      const at = Math.max(...arrivals.map((each) => each.at));
      return { place, at, walk: Math.max(...arrivals.map(({ walk }) => walk)) };
    })
    .filter(({ place, at }) => at + ground.way(place, before.place, { at }).minutes <= before.from)
    .toSorted(
      (one, other) =>
        one.walk - other.walk ||
        one.at - other.at ||
        Number(other.place === before.place) - Number(one.place === before.place) ||
        one.place - other.place,
    );
  const [best] = inTime;
  if (!best) return { before, place: before.place, since: before.from, at: before.from };
  // It may have got dark by then.
  const onward = ground.way(best.place, before.place, { at: before.from }).minutes;
  const at = Math.max(best.at, before.from - onward - WAIT);
  return { before, place: best.place, since: best.at, at };
}

/** The last of these sets that begins before another one, on the same day. */
const lastBefore = <One extends LineUpSet>(sets: readonly One[], next: One): One | undefined =>
  sets
    .filter((set) => set.day === next.day && byTime(set, next) < 0)
    .toSorted(byTime)
    .at(-1);

/**
 * Where two visitors meet: once before each set that both have picked, if they come to it from different ones.
 * @param candidates the places where people can meet
 */
export function meetings<One extends LineUpSet>(
  mine: readonly One[],
  theirs: readonly One[],
  candidates: readonly number[],
  ground: Ground,
): readonly Meeting<One>[] {
  const [ours, others] = [mine.filter(isFixed), theirs.filter(isFixed)];
  return ours
    .filter(({ id }) => others.some((set) => set.id === id))
    .toSorted(byTime)
    .flatMap((both) => {
      const lasts = [ours, others].map((sets) => lastBefore(sets, both));
      const [my, their] = lasts;
      return my?.id === their?.id ? [] : [meetingBefore(both, lasts, candidates, ground)];
    });
}

/** The sets that both have picked and after which they go different ways on the same day, by their ids. */
export function partings<One extends LineUpSet>(
  mine: readonly One[],
  theirs: readonly One[],
): readonly string[] {
  const [ours, others] = [mine.filter(isFixed), theirs.filter(isFixed)];
  const next = (sets: readonly One[], after: One) =>
    sets.toSorted(byTime).find((set) => set.day === after.day && byTime(after, set) < 0)?.id;
  return ours
    .filter((set) => others.some(({ id }) => id === set.id) && next(ours, set) !== next(others, set))
    .map(({ id }) => id);
}
