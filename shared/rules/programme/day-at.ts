import { localTime } from './local-time.ts';

/** A day of the festival ends so many milliseconds after midnight. */
const NIGHT = 6 * 60 * 60 * 1000;

/** The day of the festival at an instant, its night included. @param at milliseconds since the epoch */
export const dayAt = <Day extends { readonly date: string }>(
  at: number,
  { days, utcOffset }: { readonly days: readonly Day[]; readonly utcOffset: string },
): Day | undefined => {
  const date = localTime(at - NIGHT, utcOffset).slice(0, 10);
  return days.find((day) => day.date === date);
};

/** The next instant at which another day of the festival begins, or none of them does any more. */
export const nextDay = (
  at: number,
  { days, utcOffset }: { readonly days: readonly { readonly date: string }[]; readonly utcOffset: string },
): number | undefined =>
  days
    .flatMap(({ date }) => {
      const begins = Date.parse(`${date}T00:00${utcOffset}`) + NIGHT;
      return [begins, begins + 24 * 60 * 60 * 1000];
    })
    .find((begins) => begins > at);
