import type { DayId, FestivalDay } from '../model/festival.ts';
import type { ProgrammeEvent } from '../model/programme.ts';
import type { PlaceId } from '../model/grounds.ts';

export interface TimedSet {
  readonly id: string;
  readonly event: ProgrammeEvent;
  readonly day: DayId;
  readonly place: PlaceId;
  /** Festival time as in the data: `23:15`, `26:00`. */
  readonly start: string;
  readonly end: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly cancelled?: true;
}

type Day = Pick<FestivalDay, 'date'> & { readonly id: DayId };

/** Minutes since the midnight at which a day begins: `26:00` is 1560. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The inverse: 1170 is `19:30`, 1560 is `26:00`. */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The instant of a festival time, in milliseconds since the epoch. */
export const instantOf = (date: string, time: string, utcOffset: string): number =>
  Date.parse(`${date}T00:00:00${utcOffset}`) + minutesOf(time) * 60_000;

/** Lists every set of the programme in the order of their starts. */
export function timedSets(
  events: readonly ProgrammeEvent[],
  days: readonly Day[],
  utcOffset: string,
): readonly TimedSet[] {
  const dates = new Map(days.map(({ id, date }) => [id, date]));
  return events
    .flatMap((event) =>
      event.sets.map(({ id, day, start, end, place = event.place, cancelled }): TimedSet => {
        const date = dates.get(day) ?? '';
        const [startsAt, endsAt] = [instantOf(date, start, utcOffset), instantOf(date, end, utcOffset)];
        return { id, event, day, place, start, end, startsAt, endsAt, ...(cancelled && { cancelled }) };
      }),
    )
    .toSorted((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
}

/**
 * Whether a visitor who has left the arena cannot come back in for a set.
 * @param lastEntry in festival time; undefined where the gate stays open
 */
export const isAfterLastEntry = (
  { start }: { readonly start: string },
  lastEntry: string | undefined,
): lastEntry is string => lastEntry !== undefined && minutesOf(start) > minutesOf(lastEntry);
