import { clockTime } from '../../figures/clock.ts';

interface Titled {
  readonly title: string;
  /** The index of its day. */
  readonly day: number;
  readonly start: string;
}

/**
 * What sets are called where each has to be told from the others: by its title, with day and time where others have the
 * same one: `Kite workshop, Friday 1.30pm`.
 */
export function distinctNames(
  sets: readonly Titled[],
  days: readonly { readonly name: string }[],
): readonly string[] {
  const times = new Map<string, number>();
  for (const { title } of sets) times.set(title, (times.get(title) ?? 0) + 1);
  return sets.map(({ title, day, start }) =>
    times.get(title) === 1 ? title : `${title}, ${days[day]?.name} ${clockTime(start)}`,
  );
}
