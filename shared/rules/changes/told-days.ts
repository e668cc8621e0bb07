import type { FestivalDay } from '../../data/festival.ts';
import { clockOf, localTime } from '../programme/local-time.ts';

interface Told {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

interface Calendar {
  readonly days: readonly Pick<FestivalDay, 'name' | 'date'>[];
  readonly utcOffset: string;
  readonly language: string;
}

/** A day on which visitors were told of changes. */
export interface ToldDay<One extends Told> {
  /** `Friday` during the festival, `2 March` before and after it. */
  readonly name: string;
  /** Each with its time in festival time, with the offset, and on the 24-hour clock: `14:02`. */
  readonly changes: readonly (One & { readonly told: string; readonly clock: string })[];
}

/** A day of the festival ends so many milliseconds after midnight. */
const NIGHT = 6 * 60 * 60 * 1000;

/** The date of an instant as visitors read it, without the year: `2 March`. */
export function dateInWords(at: number, { utcOffset, language }: Omit<Calendar, 'days'>): string {
  const date = new Date(`${localTime(at, utcOffset).slice(0, 10)}T00:00Z`);
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
}

/** Changes by the day on which they were told. No text has a weekday beside a date (specification, section 1). */
export function byDayTold<One extends Told>(
  changes: readonly One[],
  calendar: Calendar,
): readonly ToldDay<One>[] {
  const { days, utcOffset } = calendar;
  const nameOf = ({ at }: One): string => {
    const date = localTime(at - NIGHT, utcOffset).slice(0, 10);
    return days.find((day) => day.date === date)?.name ?? dateInWords(at, calendar);
  };
  return Array.from(Map.groupBy(changes, nameOf), ([name, some]) => ({
    name,
    changes: some.map((change) => {
      const told = localTime(change.at, utcOffset);
      return { ...change, told, clock: clockOf(told) };
    }),
  }));
}
