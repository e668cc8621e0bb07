/** What a day asks of a visitor's legs. */
import { byTime, endPlaceOf, isFixed, type LineUpSet } from './line-up-set.ts';
import type { Ground } from './ground.ts';

interface DaySum {
  /** On foot between the sets. */
  readonly metres: number;
  /** Minutes of sets that have no seats. */
  readonly standing: number;
}

export function daySum<One extends LineUpSet>(
  sets: readonly One[],
  hasNoSeats: (set: One) => boolean,
  ground: Ground,
): DaySum {
  const sum = { metres: 0, standing: 0 };
  let last: One | undefined;
  for (const set of sets.filter(isFixed).toSorted(byTime)) {
    if (last) sum.metres += ground.way(endPlaceOf(last), set.place, { at: last.to }).metres;
    if (hasNoSeats(set)) sum.standing += set.to - set.from;
    last = set;
  }
  return sum;
}
