/** A date with its time and offset from UTC, as the festival's clocks have it: `2026-04-30T24:00+01:00`. */
export type Instant = `${number}-${number}-${string}`;

/** A date as visitors read it, without the year: `30 April`. @param date `2026-04-30`; a time after it is left out */
export function dayText(date: string, months: readonly string[]): string {
  const [, month = 1, day] = date.slice(0, 10).split('-').map(Number);
  return `${day} ${months[month - 1]}`;
}

/** A date as visitors read it: `30 April 2026`. */
export const dateText = (date: Instant, months: readonly string[]): string =>
  `${dayText(date, months)} ${date.slice(0, 4)}`;
