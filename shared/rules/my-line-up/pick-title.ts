import { nameOfDay, type NamedDay } from '../programme/day-names.ts';
import { startTimes } from '../programme/start-times.ts';
import type { TimedSet } from '../programme/timed-sets.ts';

/** What a set is called among all sets: by its event's title, with the day or the time that tells it from the others. */
export function pickTitle({ event, id, day, start, end }: TimedSet, days: readonly NamedDay[]): string {
  if (event.sets.length === 1) return event.title;
  const onThatDay = event.sets.filter((set) => set.day === day);
  const when = onThatDay.length > 1 ? startTimes([{ id, day, start, end }], days) : nameOfDay(day, days);
  return `${event.title}, ${when}`;
}
