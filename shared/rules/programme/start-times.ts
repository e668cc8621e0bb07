import type { EventSet } from '../../model/programme.ts';
import { clockTime } from '../../figures/clock.ts';
import { listed } from '../../figures/listed.ts';
import { nameOfDay, type NamedDay } from './day-names.ts';

/**
 * The starts of an event's sets as visitors read them: `Friday and
 * Sunday, 9.40am`, `Saturday, 3pm, and Sunday, 3.15pm`.
 * @param sets in the order of the days
 */
export function startTimes(sets: readonly EventSet[], days: readonly NamedDay[]): string {
  const byStart = Object.entries(Object.groupBy(sets, ({ start }) => start));
  const times = byStart.map(
    ([start, together = []]) =>
      `${listed(together.map(({ day }) => nameOfDay(day, days)))}, ${clockTime(start)}`,
  );
  return times.length < 2 ? times.join('') : `${times.slice(0, -1).join(', ')}, and ${times.at(-1)}`;
}
