import { parse, type Info } from 'csv-parse/sync';
import type { FestivalDay } from '../../shared/model/festival.ts';
import type { EventKind } from '../../shared/model/programme.ts';
import { suggestion } from '../../shared/rules/text/nearest.ts';
import { countOn, MINUTES_A_DAY, isDate, readClock, type Row, type SourceRead } from './row.ts';

const COLUMNS = {
  act: ['act', 'artist', 'band', 'name', 'title', 'event', 'performer', 'what'],
  day: ['day', 'tag', 'jour'],
  date: ['date', 'datum'],
  start: ['start', 'starts', 'starttime', 'begin', 'begins', 'from', 'time', 'times'],
  end: ['end', 'ends', 'endtime', 'finish', 'to', 'until'],
  stage: ['stage', 'venue', 'place', 'room', 'location', 'where'],
  link: ['link', 'url', 'website', 'web'],
  kind: ['kind', 'type', 'category'],
  genre: ['genre', 'style'],
  speakers: ['speakers', 'speaker', 'people', 'presenter'],
  description: ['description', 'abstract', 'about'],
  id: ['id', 'guid', 'uid'],
  status: ['status', 'cancelled', 'canceled'],
} as const;
type Column = keyof typeof COLUMNS;

const KINDS = new Map<string, EventKind>(
  Object.entries({
    music: 'music',
    concert: 'music',
    band: 'music',
    dj: 'dj',
    talk: 'talk',
    children: 'children',
    kids: 'children',
    walk: 'walk',
    attraction: 'attraction',
  }),
);

interface Line {
  readonly record: Readonly<Partial<Record<Column, string>>>;
  readonly info: Info;
}

function separatorOf(text: string): string {
  const [head = ''] = text.trimStart().split('\n', 1);
  const count = (separator: string): number => head.split(separator).length;
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function columnsOf(headers: readonly string[]): readonly (Column | undefined)[] {
  const left = new Map(Object.entries(COLUMNS) as [Column, readonly string[]][]);
  return headers.map((header) => {
    const word = header.toLowerCase().replaceAll(/[^a-z]/g, '');
    const column = [...left.keys()].find((name) => left.get(name)?.includes(word));
    if (column) left.delete(column);
    return column;
  });
}

/** Reads a date as people write it, or a festival's day by its name or the beginning of its name. */
function dateOf(text: string, days: readonly FestivalDay[]): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  if (isDate(date)) return date;
  const word = text.toLowerCase();
  const named = days.filter(({ id, name }) => id === word || name.toLowerCase() === word);
  const begun = days.filter(({ name }) => word.length > 2 && name.toLowerCase().startsWith(word));
  const [found, another] = named.length ? named : begun;
  return another ? undefined : found?.date;
}

function timesOf({ record: { start = '', end = '' } }: Line): readonly [string, string] {
  const [from = '', until = ''] = start.split(/\s*[-–]\s*/);
  return [from, end || until];
}

/** @param asWritten whether the sheet itself counts hours past midnight, such as 25:30 */
function rowOf(line: Line, days: readonly FestivalDay[], asWritten: boolean): Row {
  const { act = '', kind: kindText = '', id = '', status = '', speakers, ...texts } = line.record;
  const day = texts.date || (texts.day ?? '');
  const [date, kind] = [dateOf(day, days), kindText ? KINDS.get(kindText.toLowerCase()) : 'music'];
  const times = timesOf(line);
  const [start, end] = times.map(readClock);
  const meant =
    suggestion(
      day,
      days.map(({ name }) => name),
    ) || ', and no date such as 2026-07-18';
  return {
    ...texts,
    at: `line ${line.info.lines}`,
    wrong: [
      ...(day && !date ? [`“${day}” is no day of the festival${meant}`] : []),
      ...times
        .filter((time) => time && readClock(time) === undefined)
        .map((time) => `“${time}” is no time: 19:30 is one, and 25:30 is half past one in the night`),
      ...(kind ? [] : [`“${kindText}” is no kind: ${[...KINDS.keys()].join(', ')} are`]),
    ],
    title: act,
    date,
    start,
    end,
    ...(start !== undefined && end !== undefined && countOn(start, end, !asWritten)),
    kind: kind ?? 'music',
    sourceId: id,
    ...(speakers !== undefined && { speakers: speakers.split(/\s*[;,&]\s*/).filter(Boolean) }),
    cancelled: /^(yes|true|x|1|cancell?ed)$/i.test(status),
  };
}

/**
 * Reads a sheet: day, start, end, stage, act and link, in any order and under any usual headers.
 * @param days of the festival: a sheet that names them by their weekdays has no dates
 */
export function readSheet(text: string, days: readonly FestivalDay[]): SourceRead {
  let headers: readonly string[] = [];
  let lines: readonly Line[];
  const options = {
    info: true,
    delimiter: separatorOf(text),
    columns: (cells: string[]) => {
      headers = cells;
      return [...columnsOf(cells)];
    },
    relaxColumnCount: true,
    skipRecordsWithEmptyValues: true,
    trim: true,
  } as const;
  try {
    lines = parse(text, options) as unknown as readonly Line[];
  } catch (error) {
    const line = /line (\d+)/.exec((error as Error).message)?.[1] ?? '1';
    return { problem: `line ${line}: a quotation mark opens or closes where none can` };
  }
  const columns = columnsOf(headers);
  const hasDay = columns.includes('day') || columns.includes('date');
  const missing = columns.includes('act') ? hasDay || 'day' : 'act';
  const written = headers.slice(0, 20).map((header) => `“${header.slice(0, 40)}”`);
  if (missing !== true)
    return {
      problem: `No column is called ${missing}, or ${COLUMNS[missing].slice(1, 4).join(', ')}. There are: ${written.join(', ')}`,
    };
  // A sheet with a time such as 25:30 counts hours past midnight itself.
  const asWritten = lines.flatMap(timesOf).some((time) => (readClock(time) ?? 0) >= MINUTES_A_DAY);
  const unread = headers.filter((header, index) => header && !columns[index]);
  return {
    rows: lines.map((line) => rowOf(line, days, asWritten)),
    notes: unread.length ? [`Columns that were not read: ${unread.join(', ')}.`] : [],
  };
}
