import type { EventSet } from '../../data/programme/model.ts';
import { clockTime } from '../clock.ts';
import { nameOfDay, type NamedDay } from './day-names.ts';
import { minutesOf } from './timed-sets.ts';

/** From 10pm on, visitors read `Friday night`. */
const nightBegins = minutesOf('22:00');

/** From when to when, as visitors read it: `Friday night, 11.15pm to 12.40am`. */
export function timeSpan({ day, start, end }: EventSet, days: readonly NamedDay[]): string {
  const night = minutesOf(start) >= nightBegins ? ' night' : '';
  return `${nameOfDay(day, days)}${night}, ${clockTime(start)} to ${clockTime(end)}`;
}
