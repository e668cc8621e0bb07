import { nameOfDay, type NamedDay } from './day-names.ts';
import type { TimedSet } from '../../figures/timed-sets.ts';

export interface ListedSet<One extends TimedSet> {
  readonly set: One;
  /** The event's first set and the name of its day, where this is a later one. */
  readonly first?: { readonly set: One; readonly day: string };
}

export interface DayOfSets<One extends TimedSet> extends NamedDay {
  readonly sets: readonly ListedSet<One>[];
}

/**
 * Sets by day, without the days that have none.
 * @param sets in the order of their beginnings
 */
export function setsByDay<One extends TimedSet>(
  sets: readonly One[],
  days: readonly NamedDay[],
): readonly DayOfSets<One>[] {
  const firsts = new Map(sets.toReversed().map((set) => [set.event.id, set]));
  const listed = (set: One): ListedSet<One> => {
    const first = firsts.get(set.event.id) ?? set;
    return first === set ? { set } : { set, first: { set: first, day: nameOfDay(first.day, days) } };
  };
  return days
    .map(({ id, name }) => ({ id, name, sets: sets.filter(({ day }) => day === id).map(listed) }))
    .filter((day) => day.sets.length > 0);
}
