import type { Saving } from './worker-data.ts';

/** Nearly six days, in milliseconds: within them, a day's name says which day is meant. */
const RECENT = 5e8;

/** The device's date as ISO 8601 has it, and Swedish: `2026-07-18`. */
const dateOf = (time: Date): string => time.toLocaleDateString('sv');

/**
 * When something was saved, by the device's clock: “today at 14:02”; in the week after a day of the festival, “on
 * Friday at 14:02”; otherwise “on 2 July 2026 at 14:02”. A weekday is only ever the festival's own, because these need
 * not be the calendar's (specification, section 1), and it never stands beside a date.
 */
export function savedWhen(
  saved: Date,
  { days, language, words }: Pick<Saving, 'days' | 'language' | 'words'>,
  now = new Date(),
): string {
  const date = dateOf(saved);
  const dayName = now.getTime() - saved.getTime() < RECENT && days[date];
  const day =
    date === dateOf(now)
      ? words.today
      : `${words.on} ${dayName || saved.toLocaleDateString(language, { dateStyle: 'long' })}`;
  return `${day} ${words.at} ${saved.toLocaleTimeString(language, { timeStyle: 'short' })}`;
}

/** What has come to pass in the year since a page was saved: the last of it. Undefined where the page is as new. */
export const turnedSince = (saved: Date, { turns }: Pick<Saving, 'turns'>, now = new Date()) =>
  turns.findLast(([at]) => saved.getTime() < at && at <= now.getTime())?.[1];
