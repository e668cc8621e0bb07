/**
 * A time zone's offset from UTC at an instant: `+02:00`.
 * @param instant in milliseconds since the epoch
 * @throws {RangeError} if there is no such time zone
 */
export function utcOffsetAt(timeZone: string, instant: number): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}
