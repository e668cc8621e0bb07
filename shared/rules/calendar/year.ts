import type { Calendar, CalendarInstant, Season } from '../../model/calendar.ts';
import type { SeasonWording } from '../../model/frame-texts.ts';
import type { TextLink } from '../../model/text-blocks.ts';

/** The state of the festival's year, which changes only at instants of the calendar. */
export interface Year {
  readonly season: Season;
  /** Whether an instant has been reached. */
  readonly passed: Readonly<Record<CalendarInstant, boolean>>;
}

const instantsOf = (calendar: Calendar): readonly number[] =>
  Object.values(calendar).flatMap((each) => (each === 'unknown' ? [] : Date.parse(each)));

function seasonOf(calendar: Calendar, passed: Year['passed']): Season {
  // Lost property is kept for the first weeks.
  if (passed.fieldsClose)
    return (calendar.lostPropertyUntil ?? 'unknown') === 'unknown' || passed.lostPropertyUntil
      ? 'over'
      : 'just-over';
  if (passed.campingOpens) return 'at-festival';
  if (passed.salesClose) return 'sale-closed';
  return passed.salesOpen ? 'on-sale' : 'before-sale';
}

/** @param now in milliseconds since the epoch */
export function yearAt(calendar: Calendar, now: number): Year {
  const passed = Object.fromEntries(
    Object.entries(calendar).map(([name, each]) => [name, Date.parse(each) <= now]),
  ) as Record<CalendarInstant, boolean>;
  return { season: seasonOf(calendar, passed), passed };
}

/** The next instant of the year, in milliseconds since the epoch; undefined after the last. */
export function nextSeasonChange(calendar: Calendar, now: number): number | undefined {
  const ahead = instantsOf(calendar).filter((each) => each > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

/** A page's call to buy a ticket. After the sale it is the season's, which sells nothing. */
export const callToBuy = ({ passed }: Year, { call }: SeasonWording, text: string): TextLink =>
  passed.salesClose ? call : { text, to: 'tickets' };
