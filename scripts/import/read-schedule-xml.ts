import { SaxesParser } from 'saxes';
import { DAY, isDate, onFestivalDay, readClock, type Reading, type Row } from './row.ts';

interface EventRead {
  readonly line: number;
  readonly day: string;
  readonly room: string;
  readonly guid: string;
  readonly speakers: string[];
  readonly texts: Record<string, string>;
}

/** Texts without tags, which some sources escape, and with single spaces. */
const plain = (text = ''): string =>
  text
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** `01:30`, `1:30:00`: minutes. */
function durationOf(text = ''): number | undefined {
  const [, hours, minutes] = /^(\d{1,3}):(\d\d)(?::\d\d)?$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/**
 * The date on which an event begins where it takes place. Its instant may be in another time zone than its start: then
 * it is the date on which the start's clock is nearest to the instant.
 */
function localDate(instant: string, start: number): string | undefined {
  const written = Date.parse(`${instant.slice(0, 16)}:00Z`);
  if (Number.isNaN(written)) return undefined;
  const clock = Math.round(written / 60_000) % DAY;
  const ahead = ((start - clock + DAY * 1.5) % DAY) - DAY / 2;
  return new Date(written + ahead * 60_000).toISOString().slice(0, 10);
}

function rowOf({ line, day, room, guid, speakers, texts }: EventRead, dayChange: number): Row {
  const clock = readClock((texts['start'] ?? '').slice(0, 5));
  const length = durationOf(texts['duration']);
  const known = clock !== undefined && length !== undefined;
  const early = clock !== undefined && clock < dayChange ? DAY : 0;
  const date = texts['date'] && clock !== undefined ? localDate(texts['date'], clock) : day;
  const onDay = texts['date'] ? 0 : early;
  return {
    at: `line ${line}`,
    kind: 'talk',
    title: plain(texts['title']),
    sourceId: guid,
    speakers,
    description: plain(texts['abstract']) || plain(texts['description']) || plain(texts['subtitle']),
    link: texts['url'] || undefined,
    stage: plain(texts['room']) || room,
    date,
    start: clock,
    end: length,
    ...(known &&
      date &&
      (onDay ? { start: clock + DAY, end: clock + DAY + length } : onFestivalDay(date, clock, length))),
  };
}

/** Reads `schedule.xml`, which frab, pretalx and Pentabarf write. Entities that the text declares are not read. */
export function readScheduleXml(text: string): Reading {
  const parser = new SaxesParser();
  const events: EventRead[] = [];
  const open: string[] = [];
  let [day, room, dayChange, content] = ['', '', 0, ''];
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    content = '';
    if (name === 'day') day = attributes['date'] ?? '';
    if (name === 'room' && open.at(-2) === 'day') room = plain(attributes['name'] ?? '');
    if (name === 'event')
      events.push({
        line: parser.line,
        day,
        room,
        guid: attributes['guid'] ?? attributes['id'] ?? '',
        speakers: [],
        texts: {},
      });
  });
  const keep = (part: string): void => {
    content += part;
  };
  parser.on('text', keep);
  parser.on('cdata', keep);
  parser.on('closetag', ({ name }) => {
    open.pop();
    const event = open.includes('event') ? events.at(-1) : undefined;
    if (name === 'day_change') dayChange = readClock(content.trim().slice(0, 5)) ?? 0;
    if (event && open.at(-1) === 'event') event.texts[name] = content.trim();
    if (event && name === 'person' && plain(content)) event.speakers.push(plain(content));
  });
  try {
    parser.write(text).close();
  } catch (error) {
    const [, line = '1', what = 'it ends too early'] =
      /^(\d+):\d+: (.*?)\.?$/.exec((error as Error).message) ?? [];
    return { rows: [], problems: [`line ${line}: this is no XML that can be read: ${what}`] };
  }
  if (!events.length) return { rows: [], problems: ['This XML is no schedule.xml: it has no event'] };
  return {
    rows: events.map((event) => rowOf(event, dayChange)),
    problems: [...new Set(events.map((event) => event.day))]
      .filter((date) => !isDate(date))
      .map((date) => `“${date}” is no date of a day: 2026-07-18 is one`),
  };
}
