import type { DayId, FestivalDay } from '../data/festival.ts';
import type { ScheduleEntry } from '../data/programme/schedule.ts';
import { clockTime } from './clock.ts';

type Day = Pick<FestivalDay, 'name'> & { readonly id: DayId };

/** When an act plays, as visitors read it: `Friday, 9.15pm`. Undefined if the act is not in the schedule. */
export function playingTime(
  act: string,
  days: readonly Day[],
  schedule: Readonly<Record<DayId, readonly ScheduleEntry[]>>,
): string | undefined {
  for (const { id, name } of days) {
    const entry = schedule[id].find(({ event }) => event === act);
    if (entry) return `${name}, ${clockTime(entry.start)}`;
  }
  return undefined;
}
