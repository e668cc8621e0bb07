import { clockTime } from './clock.ts';

/** When a shop is open on some days. Without `from`, it opens as on the days before. */
export interface OpeningHours {
  readonly days: string;
  readonly from?: string;
  readonly to: string;
}

/** Opening hours as visitors read them, by days: `Daily`, `8am to 6pm`; `Sunday`, `to 2pm`. */
export const openingHours = (hours: readonly OpeningHours[]): readonly (readonly [string, string])[] =>
  hours.map(({ days, from, to }) => [days, `${from ? `${clockTime(from)} ` : ''}to ${clockTime(to)}`]);
