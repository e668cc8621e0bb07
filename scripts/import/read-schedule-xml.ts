import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import {
  addDays,
  MINUTES_A_DAY,
  isDate,
  NIGHT_ENDS,
  onFestivalDay,
  readClock,
  type Row,
  type SourceRead,
} from './row.ts';

/** A text with or without attributes. Some sources escape tags within it. */
const text = z
  .union([z.string(), z.looseObject({ '#text': z.string() }).transform((element) => element['#text'])])
  .catch('')
  .transform((content) =>
    content
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** These elements are always lists, even of a single entry. */
const LISTS = ['day', 'room', 'event', 'person'];
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).catch([]);

const eventRead = z.object({
  guid: text,
  id: text,
  date: text,
  start: text,
  duration: text,
  room: listOf(text),
  title: text,
  subtitle: text,
  abstract: text,
  description: text,
  url: text,
  persons: z.object({ person: listOf(text) }).catch({ person: [] }),
});
const room = z.object({ name: text, event: listOf(eventRead) }).catch({ name: '', event: [] });
const shape = z.object({
  schedule: z.object({
    conference: z.object({ day_change: text }).catch({ day_change: '' }),
    day: listOf(z.object({ date: text, room: listOf(room) }).catch({ date: '', room: [] })),
  }),
});

/** Reads `01:30` or `1:30:00` as minutes. */
function durationOf(duration: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,3}):(\d\d)(?::\d\d)?$/.exec(duration) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/**
 * The date, one day either way, on which `start` is nearest to the written time. The offset of that time is
 * dropped, because it may be of another time zone than the start.
 * @param start minutes after midnight
 */
function localDate(instant: string, start: number): string {
  const written = Date.parse(`${instant.slice(0, 16)}:00Z`);
  if (Number.isNaN(written)) return '';
  const clock = Math.round(written / 60_000) % MINUTES_A_DAY;
  const ahead = ((start - clock + MINUTES_A_DAY * 1.5) % MINUTES_A_DAY) - MINUTES_A_DAY / 2;
  return new Date(written + ahead * 60_000).toISOString().slice(0, 10);
}

function timesOf({ date, start, duration }: z.infer<typeof eventRead>, day: string, dayChange: number) {
  const [clock, length] = [readClock(start.slice(0, 5)), durationOf(duration)];
  if (!isDate(day) || clock === undefined || length === undefined)
    return { date: isDate(day) ? day : undefined, start: clock, end: length };
  const night = clock < dayChange ? addDays(day, 1) : day;
  const begins = date ? localDate(date, clock) : night;
  return begins ? onFestivalDay(begins, clock, length, Math.max(dayChange, NIGHT_ENDS)) : {};
}

/** Reads `schedule.xml` as frab, pretalx and Pentabarf write it. Declared entities are ignored. */
export function readScheduleXml(source: string): SourceRead {
  const parser = new XMLParser({
    attributeNamePrefix: '',
    ignoreAttributes: false,
    isArray: (name) => LISTS.includes(name),
    parseTagValue: false,
  });
  let read: unknown;
  try {
    read = parser.parse(source, true);
  } catch (error) {
    const [, line = '1'] = /:(\d+):\d+$/.exec((error as Error).message) ?? [];
    return { problem: `line ${line}: this is no XML that can be read, or it ends too early` };
  }
  const { conference, day: days = [] } = shape.safeParse(read).data?.schedule ?? {};
  const dayChange = readClock(conference?.day_change.slice(0, 5) ?? '') ?? 0;
  const events = days.flatMap(({ date, room: rooms }) =>
    rooms.flatMap(({ name, event: held }) => held.map((event) => ({ date, name, event }))),
  );
  if (!events.length) return { problem: 'This XML is no schedule.xml: it has no event' };
  const rows = events.map(({ date, name, event }, index): Row => ({
    at: `event ${index + 1}`,
    kind: 'talk',
    title: event.title,
    sourceId: event.guid || event.id,
    speakers: event.persons.person.filter(Boolean),
    description: event.abstract || event.description || event.subtitle,
    link: event.url,
    stage: event.room[0] || name,
    ...timesOf(event, date, dayChange),
  }));
  return { rows };
}
