import type { FestivalDay } from '../../../shared/data/festival.ts';
import { instantOf, type TimedSet } from '../../../shared/figures/timed-sets.ts';

interface DayBounds {
  readonly day: FestivalDay;
  readonly sets: readonly TimedSet[];
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** When a day of the festival begins, as long as none of its sets is earlier. */
const DAY_BEGINS = '06:00';
const DAY = 24 * 60 * 60 * 1000;

/** The days one after the other, without a gap, so that none of their sets reaches into another day. */
export function dayBounds(
  days: readonly FestivalDay[],
  sets: readonly TimedSet[],
  utcOffset: string,
): readonly DayBounds[] {
  const begun = days.map((day) => {
    const own = sets.filter((set) => set.day === day.id);
    const usual = instantOf(day.date, DAY_BEGINS, utcOffset);
    return { day, sets: own, startsAt: Math.min(usual, ...own.map(({ startsAt }) => startsAt)) };
  });
  return begun.map((one, index) => ({
    ...one,
    endsAt: begun[index + 1]?.startsAt ?? instantOf(one.day.date, DAY_BEGINS, utcOffset) + DAY,
  }));
}
