import { clockTime } from '../../figures/clock.ts';

interface Titled {
  readonly title: string;
  readonly day: number;
  readonly start: string;
}

/**
 * A name for each set that tells it from all others: its title, with day and time if several sets share the
 * title: `Kite workshop, Friday 1.30pm`.
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
