/**
 * An instant in festival time, to the minute, with its offset: `2026-07-19T02:00+01:00`.
 * @param instant in milliseconds since the epoch
 * @param utcOffset the festival's difference from UTC: `+01:00`
 */
export function localTime(instant: number, utcOffset: string): string {
  const ahead = instant - Date.parse(`1970-01-01T00:00:00${utcOffset}`);
  return `${new Date(ahead).toISOString().slice(0, 16)}${utcOffset}`;
}

/** The time of day in a festival time with a date: `02:00`. */
export const clockOf = (local: string): string => local.slice(11, 16);

/**
 * An instant as ISO 8601 in festival time, with seconds for XML: `2026-07-19T00:40:00+01:00`.
 * @param instant in milliseconds since the epoch
 */
export const withOffset = (instant: number, utcOffset: string): string =>
  `${localTime(instant, utcOffset).slice(0, 16)}:00${utcOffset}`;
