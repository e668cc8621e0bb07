import { z } from 'zod';
import {
  addDays,
  countOn,
  MINUTES_A_DAY,
  isDate,
  onFestivalDay,
  readClock,
  type Row,
  type SourceRead,
} from './row.ts';

const text = z.string().trim().catch('');
const act = z.looseObject({ name: text, short: text, start: text, end: text, url: text });
/** The format of clashfinder.com: `2026-07-18 19:30`, in the festival's time. */
const asGiven = z.object({ locations: z.array(z.object({ name: text, events: z.array(act) })) });
/** The format that apps store: days with the second at which they begin, and `19:30 - 20:15`. */
const asStored = z.object({
  days: z.array(z.object({ id: z.string(), date: z.number() })),
  acts: z.array(z.looseObject({ id: text, name: text, time: text, stageName: text, dayId: text })),
});

/** Counts minutes since the epoch, as if the instant were in UTC. */
function minutesAt(instant: string): number | undefined {
  const minutes = Date.parse(`${instant.replace(' ', 'T')}Z`) / 60_000;
  return Number.isInteger(minutes) && isDate(instant.slice(0, 10)) ? minutes : undefined;
}

function timesGiven({ start, end }: z.infer<typeof act>): Pick<Row, 'date' | 'start' | 'end'> {
  const [from, to] = [minutesAt(start), minutesAt(end)];
  if (from === undefined) return {};
  const date = start.slice(0, 10);
  return to === undefined
    ? { date, start: from % MINUTES_A_DAY }
    : onFestivalDay(date, from % MINUTES_A_DAY, to - from);
}

/** The date of a midnight in any time zone. */
const dateOfMidnight = (seconds: number): string =>
  addDays(new Date(seconds * 1000 + 43_200_000).toISOString().slice(0, 10), 0);

function timesStored(time: string): Pick<Row, 'start' | 'end'> {
  const [start, end] = time.split(/\s*[-–]\s*/).map(readClock);
  return start === undefined || end === undefined ? { start, end } : countOn(start, end, true);
}

/** Reads a festival's programme from Clashfinder. */
export function readClashfinder(json: unknown): SourceRead {
  const [given, stored] = [asGiven.safeParse(json).data, asStored.safeParse(json).data];
  if (!given && !stored)
    return {
      problem:
        'This JSON is not Clashfinder’s: it has neither “locations” with “events” nor “days” with “acts”',
    };
  const dates = new Map(stored?.days.map(({ id, date }) => [id, dateOfMidnight(date)]));
  const rows = [
    ...(given?.locations ?? []).flatMap(({ name: stage, events }) =>
      events.map((event) => ({
        title: event.name,
        sourceId: event.short,
        link: event.url,
        stage,
        ...timesGiven(event),
      })),
    ),
    ...(stored?.acts ?? []).map(({ id, name, time, stageName, dayId }) => ({
      title: name,
      sourceId: id,
      stage: stageName,
      date: dates.get(dayId),
      ...timesStored(time),
    })),
  ];
  return { rows: rows.map((row, index) => ({ at: `act ${index + 1}`, kind: 'music', ...row })) };
}
