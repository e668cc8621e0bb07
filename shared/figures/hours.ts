import { clockTime } from './clock.ts';
import { numberWord } from './number-word.ts';

/** Opening and closing in festival time on the 24-hour clock: `16:00`. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

export interface Moment {
  readonly day: string;
  readonly time: string;
}

/** From one time to another, as visitors read it: `9am to midnight`. */
export const hoursText = ({ from, to }: Hours): string =>
  `${clockTime(from)} to ${to === '24:00' ? 'midnight' : clockTime(to)}`;

/** A time of a day, as visitors read it: `Monday 12 noon`. */
export const momentText = ({ day, time }: Moment): string => `${day} ${clockTime(time)}`;

/** A full hour in running text: 07:00 is `seven`, 12:00 is `noon`. */
export const hourInWords = (time: string): string =>
  time === '12:00' ? 'noon' : numberWord(Number(time.slice(0, 2)) % 12 || 12);

/** A shop's opening hours on some days. Without `from`, it opens as on the days before. */
interface OpeningHours {
  readonly days: string;
  readonly from?: string;
  readonly to: string;
}

/** Opening hours as visitors read them, by days: `Daily`, `8am to 6pm`; `Sunday`, `to 2pm`. */
export const openingHours = (hours: readonly OpeningHours[]): readonly (readonly [string, string])[] =>
  hours.map(({ days, from, to }) => [days, `${from ? `${clockTime(from)} ` : ''}to ${clockTime(to)}`]);

export interface QuietField {
  readonly name: string;
  /** Festival time on the 24-hour clock. */
  readonly quietFrom: string;
}

/** The start of each field's quiet hours: `11pm in Curlew Field and Lamb Field, 2.30am in Beck Field`. */
export const quietHoursText = (fields: readonly QuietField[]): string =>
  Array.from(
    Map.groupBy(fields, ({ quietFrom }) => quietFrom),
    ([time, those]) => `${clockTime(time)} in ${those.map(({ name }) => name).join(' and ')}`,
  ).join(', ');
