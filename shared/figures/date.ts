import type { Calendar, Instant } from '../model/calendar.ts';

/**
 * A date as visitors read it, without the year: `30 April`.
 * @param date `2026-04-30`; a time after it is left out
 */
export function dayText(date: string, months: readonly string[]): string {
  const [, month = 1, day] = date.slice(0, 10).split('-').map(Number);
  return `${day} ${months[month - 1]}`;
}

/** A date as visitors read it: `30 April 2026`. */
export const dateText = (date: Instant, months: readonly string[]): string =>
  `${dayText(date, months)} ${date.slice(0, 4)}`;

/** An instant's date as visitors read it. For an undecided one, a text that it is to come. */
export const calendarDateText = (instant: Calendar['salesOpen'], months: readonly string[]): string =>
  instant === 'unknown' ? 'a date to be announced' : dateText(instant, months);
