import { localTime } from './local-time.ts';

/**
 * An instant as ISO 8601 in festival time, with seconds, which XML asks for: `2026-07-19T00:40:00+01:00`.
 * @param instant in milliseconds since the epoch
 */
export const withOffset = (instant: number, utcOffset: string): string =>
  `${localTime(instant, utcOffset).slice(0, 16)}:00${utcOffset}`;
