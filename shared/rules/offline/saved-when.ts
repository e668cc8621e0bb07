import type { Saving } from './worker-data.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The device's date as ISO 8601 has it, and Swedish: `2026-07-18`. */
const dateOf = (time: Date): string => time.toLocaleDateString('sv');

/**
 * When something was saved, by the device's clock: “today at 14:02”; in the week after a day of the festival, “on
 * Friday at 14:02”; otherwise “on 2 July at 14:02”. A weekday is only ever the festival's own, because these need not
 * be the calendar's (specification, section 1), and it never stands beside a date.
 */
export function savedWhen(
  saved: Date,
  now: Date,
  { days, language, words }: Pick<Saving, 'days' | 'language' | 'words'>,
): string {
  const time = saved.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const sameYear = saved.getFullYear() === now.getFullYear();
  const date = () =>
    saved.toLocaleDateString(language, {
      day: 'numeric',
      month: 'long',
      ...(!sameYear && { year: 'numeric' }),
    });
  const isRecent = now.getTime() - saved.getTime() < 6 * DAY;
  const day =
    dateOf(saved) === dateOf(now)
      ? words.today
      : `${words.on} ${(isRecent && days[dateOf(saved)]) || date()}`;
  return `${day} ${words.at} ${time}`;
}
