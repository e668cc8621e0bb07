import { minutesOf } from '../../figures/timed-sets.ts';
import { localTime } from './local-time.ts';

/** The default for when a festival's day begins. */
export const USUAL_DAY_CHANGE = '06:00';

interface Days<Day extends { readonly date: string }> {
  readonly days: readonly Day[];
  readonly utcOffset: string;
  readonly dayChangesAt?: string;
}

/** The milliseconds after midnight at which a day of the festival ends. */
const nightOf = ({ dayChangesAt = USUAL_DAY_CHANGE }: { readonly dayChangesAt?: string }): number =>
  minutesOf(dayChangesAt) * 60_000;

/** The day of the festival at an instant in milliseconds since the epoch, including its night. */
export const dayAt = <Day extends { readonly date: string }>(
  at: number,
  { days, utcOffset, ...day }: Days<Day>,
): Day | undefined => {
  const date = localTime(at - nightOf(day), utcOffset).slice(0, 10);
  return days.find((each) => each.date === date);
};

/** The next instant at which a day of the festival begins, or the last one ends. */
export const nextDay = (
  at: number,
  { days, utcOffset, ...day }: Days<{ readonly date: string }>,
): number | undefined =>
  days
    .flatMap(({ date }) => {
      const begins = Date.parse(`${date}T00:00${utcOffset}`) + nightOf(day);
      return [begins, begins + 24 * 60 * 60 * 1000];
    })
    .find((begins) => begins > at);
