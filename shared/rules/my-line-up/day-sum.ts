/** What a day asks of a visitor's legs. */
import { byTime, endPlaceOf, isFixed, type LineUpSet } from './line-up-set.ts';
import type { Ground } from './ground.ts';

interface DaySum {
  /** On foot between the sets, and of those uphill, as far as is known. */
  readonly metres: number;
  readonly up: number;
  /** Minutes of sets that have no seats. */
  readonly standing: number;
}

export function daySum<One extends LineUpSet>(
  sets: readonly One[],
  hasNoSeats: (set: One) => boolean,
  ground: Ground,
): DaySum {
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
