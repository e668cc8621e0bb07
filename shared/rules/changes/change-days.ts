import type { FestivalDay } from '../../model/festival.ts';
import { dayText } from '../../figures/date.ts';
import { utcOffsetAt } from '../../figures/utc-offset.ts';
import { dayAt } from '../programme/day-at.ts';
import { clockOf, localTime } from '../programme/local-time.ts';

interface EditionTime {
  readonly days: readonly Pick<FestivalDay, 'name' | 'date'>[];
  readonly utcOffset: string;
  readonly timeZone: string;
  readonly months: readonly string[];
}

/** The date of an instant as visitors read it, without the year: `2 March`. */
export const dateInWords = (
  at: number,
  { timeZone, months }: Pick<EditionTime, 'timeZone' | 'months'>,
): string => dayText(localTime(at, utcOffsetAt(timeZone, at)), months);

/**
 * The time of publication: `Friday` during the festival, `2 March` before and after it; the time with its
 * offset; and on the 24-hour clock: `14:02`.
 */
export function publishedAt(at: number, calendar: EditionTime) {
  const time = localTime(at, utcOffsetAt(calendar.timeZone, at));
  const name = dayAt(at, calendar)?.name ?? dateInWords(at, calendar);
  return { name, time, clock: clockOf(time) };
}

/**
 * Groups changes by the day of publication, with their times; `at` is in milliseconds since the epoch. No
 * text has a weekday beside a date (specification, section 1).
 */
export const groupByDay = <One extends { readonly at: number }>(
  changes: readonly One[],
  calendar: EditionTime,
) =>
  Array.from(
    Map.groupBy(
      changes.map((change) => ({ ...change, ...publishedAt(change.at, calendar) })),
      ({ name }) => name,
    ),
    ([name, some]) => ({ name, changes: some }),
  );
