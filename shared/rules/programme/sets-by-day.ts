import { nameOfDay, type NamedDay } from './day-names.ts';
import type { TimedSet } from './timed-sets.ts';

/** A set in a list by day. */
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
export const setsByDay = <One extends TimedSet>(
  sets: readonly One[],
  days: readonly NamedDay[],
): readonly DayOfSets<One>[] =>
  days
    .map(({ id, name }) => ({
      id,
      name,
      sets: sets
        .filter(({ day }) => day === id)
        .map((set): ListedSet<One> => {
          const first = sets.find(({ event }) => event.id === set.event.id) ?? set;
          return first === set ? { set } : { set, first: { set: first, day: nameOfDay(first.day, days) } };
        }),
    }))
    .filter((day) => day.sets.length > 0);
