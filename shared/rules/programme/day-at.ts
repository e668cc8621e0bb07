import { minutesOf } from '../../figures/timed-sets.ts';
import { localTime } from './local-time.ts';

/** When a festival's day begins, unless it says otherwise. */
export const USUAL_DAY_CHANGE = '06:00';

interface Days<Day extends { readonly date: string }> {
  readonly days: readonly Day[];
  readonly utcOffset: string;
  readonly dayChangesAt?: string;
}

/** A day of the festival ends so many milliseconds after midnight. */
const nightOf = ({ dayChangesAt = USUAL_DAY_CHANGE }: { readonly dayChangesAt?: string }): number =>
  minutesOf(dayChangesAt) * 60_000;

/** The day of the festival at an instant, its night included. @param at milliseconds since the epoch */
export const dayAt = <Day extends { readonly date: string }>(
  at: number,
  { days, utcOffset, ...day }: Days<Day>,
): Day | undefined => {
  const date = localTime(at - nightOf(day), utcOffset).slice(0, 10);
  return days.find((each) => each.date === date);
};

/** The next instant at which another day of the festival begins, or none of them does any more. */
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
