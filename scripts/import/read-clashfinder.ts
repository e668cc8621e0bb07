import { z } from 'zod';
import { addDays, countOn, isDate, onFestivalDay, readClock, type Reading, type Row } from './row.ts';

const text = z.string().trim().catch('');

const act = z.looseObject({ name: text, short: text, start: text, end: text, url: text });
/** As clashfinder.com gives it: `2026-07-18 19:30`, in the festival's time. */
const asGiven = z.object({ locations: z.array(z.object({ name: text, events: z.array(act) })) });

/** As apps store it: days with the second at which they begin, and `19:30 - 20:15`. */
const asStored = z.object({
  days: z.array(z.object({ id: z.string(), date: z.number() })),
  acts: z.array(z.looseObject({ id: text, name: text, time: text, stageName: text, dayId: text })),
});

/** Minutes from the midnight of a date to an instant in the same time zone. */
function minutesFrom(date: string, instant: string): number | undefined {
  const minutes = (Date.parse(`${instant.replace(' ', 'T')}Z`) - Date.parse(date)) / 60_000;
  return Number.isInteger(minutes) ? minutes : undefined;
}

function givenRow(stage: string, { name, short, start, end, url }: z.infer<typeof act>, at: string): Row {
  const date = isDate(start.slice(0, 10)) ? start.slice(0, 10) : undefined;
  const [from, to] = date ? [minutesFrom(date, start), minutesFrom(date, end)] : [];
  return {
    at,
    kind: 'music',
    title: name,
    sourceId: short,
    link: url,
    stage,
    date,
    start: from,
    end: to,
    ...(date && from !== undefined && to !== undefined && onFestivalDay(date, from, to - from)),
  };
}

/** The date of a midnight, wherever it is. */
const dateOf = (seconds: number): string =>
  addDays(new Date(seconds * 1000 + 43_200_000).toISOString().slice(0, 10), 0);

/** Reads what Clashfinder has of a festival. */
export function readClashfinder(json: unknown): Reading {
  const given = asGiven.safeParse(json).data;
  if (given) {
    const acts = given.locations.flatMap(({ name, events }) => events.map((event) => ({ name, event })));
    return {
      rows: acts.map(({ name, event }, index) => givenRow(name, event, `act ${index + 1}`)),
      problems: [],
    };
  }
  const stored = asStored.safeParse(json).data;
  if (!stored)
    return {
      rows: [],
      problems: [
        'This JSON is not Clashfinder’s: it has neither “locations” with “events” nor “days” with “acts”',
      ],
    };
  const dates = new Map(stored.days.map(({ id, date }) => [id, dateOf(date)]));
  return {
    rows: stored.acts.map(({ id, name, time, stageName, dayId }, index): Row => {
      const [start, end] = time.split(/\s*[-–]\s*/).map(readClock);
      return {
        at: `act ${index + 1}`,
        kind: 'music',
        title: name,
        sourceId: id,
        stage: stageName,
        date: dates.get(dayId),
        start,
        end,
        ...(start !== undefined && end !== undefined && countOn(start, end, true)),
      };
    }),
    problems: [],
  };
}
