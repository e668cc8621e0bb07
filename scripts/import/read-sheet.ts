import { parse, type Info } from 'csv-parse/sync';
import type { FestivalDay } from '../../shared/model/festival.ts';
import type { EventKind } from '../../shared/model/programme.ts';
import { suggestion } from '../../shared/rules/text/nearest.ts';
import { countOn, DAY, isDate, readClock, type Reading, type Row } from './row.ts';

/** What people call the columns of a sheet, in small letters alone. */
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
  cancelled: ['cancelled', 'canceled', 'status'],
} as const;
type Column = keyof typeof COLUMNS;

const KINDS = new Map<string, EventKind>(
  Object.entries({
    '': 'music',
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
  readonly line: number;
  readonly cells: readonly string[];
}

/** The separator that the first line has most of. */
function separatorOf(text: string): string {
  const [head = ''] = text.trimStart().split('\n', 1);
  const count = (separator: string): number => head.split(separator).length;
  return [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

function linesOf(text: string): readonly Line[] {
  const options = {
    info: true,
    delimiter: separatorOf(text),
    relaxColumnCount: true,
    skipRecordsWithEmptyValues: true,
    trim: true,
  } as const;
  const records = parse(text, options) as unknown as readonly { record: string[]; info: Info }[];
  return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

const LABELS = Object.entries(COLUMNS) as readonly [Column, readonly string[]][];
const columnOf = (header: string): Column | undefined =>
  LABELS.find(([, names]) => names.includes(header.toLowerCase().replaceAll(/[^a-z]/g, '')))?.[0];

/** A date as people write it, or the date of a day of the festival, by its name or how that begins. */
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

/** Whether the sheet has a time such as 25:30: then no time is of the night before. */
const countsOn = (times: readonly string[]): boolean => times.some((time) => (readClock(time) ?? 0) >= DAY);

/**
 * Reads a sheet: day, start, end, stage, act and link, in any order and under the names that people give them.
 * @param days of the festival: a sheet that names them by their weekdays has no dates
 */
export function readSheet(text: string, days: readonly FestivalDay[]): Reading {
  let lines: readonly Line[];
  try {
    lines = linesOf(text);
  } catch (error) {
    const line = /line (\d+)/.exec((error as Error).message)?.[1] ?? '1';
    return { rows: [], problems: [`line ${line}: a quotation mark opens or closes where none can`] };
  }
  const [head, ...body] = lines;
  const headers = head?.cells ?? [];
  const columns = headers.map(columnOf);
  const written = headers
    .map((header) => `“${header.slice(0, 40)}”`)
    .slice(0, 20)
    .join(', ');
  const problems = [
    ...(['act', 'day'] as const)
      .filter((column) => !columns.includes(column) && !(column === 'day' && columns.includes('date')))
      .map(
        (column) =>
          `No column is called ${column}, or ${COLUMNS[column].slice(1, 4).join(', ')}. There are: ${written}`,
      ),
    ...LABELS.filter(([column]) => columns.indexOf(column) !== columns.lastIndexOf(column)).map(
      ([column]) => `Two columns say the ${column}: leave one of ${written}`,
    ),
  ];
  if (problems.length) return { rows: [], problems };
  const cellOf = ({ cells }: Line, column: Column): string => cells[columns.indexOf(column)] ?? '';
  const has = (column: Column): boolean => columns.includes(column);
  const timesOf = (line: Line): readonly [string, string] => {
    const [start = '', until = ''] = cellOf(line, 'start').split(/\s*[-–]\s*/);
    return [start, cellOf(line, 'end') || until];
  };
  const asWritten = countsOn(body.flatMap(timesOf));
  const read = body.map((line): { readonly row: Row; readonly wrong: readonly string[] } => {
    const at = `line ${line.line}`;
    const title = cellOf(line, 'act');
    const day = cellOf(line, 'date') || cellOf(line, 'day');
    const date = dateOf(day, days);
    const kind = KINDS.get(cellOf(line, 'kind').toLowerCase());
    const [startText, endText] = timesOf(line);
    const [start, end] = [readClock(startText), readClock(endText)];
    const names = days.map(({ name }) => name);
    const wrong = [
      ...(day && !date
        ? [
            `${at}: “${day}” is no day of the festival${suggestion(day, names) || ', and no date such as 2026-07-18'}`,
          ]
        : []),
      ...[startText, endText]
        .filter((time) => time && readClock(time) === undefined)
        .map((time) => `${at}: “${time}” is no time: 19:30 is one, and 25:30 is half past one in the night`),
      ...(kind
        ? []
        : [
            `${at}: “${cellOf(line, 'kind')}” is no kind: ${[...KINDS.keys()].filter(Boolean).join(', ')} are`,
          ]),
    ];
    const row: Row = {
      at,
      title,
      date,
      start,
      end,
      ...(start !== undefined && end !== undefined && countOn(start, end, !asWritten)),
      kind: kind ?? 'music',
      stage: cellOf(line, 'stage'),
      link: cellOf(line, 'link'),
      genre: cellOf(line, 'genre'),
      description: cellOf(line, 'description'),
      sourceId: cellOf(line, 'id'),
      cancelled: /^(yes|true|x|1|cancell?ed)$/i.test(cellOf(line, 'cancelled')),
      ...(has('speakers') && {
        speakers: cellOf(line, 'speakers')
          .split(/\s*[;,&]\s*/)
          .filter(Boolean),
      }),
    };
    return { row, wrong };
  });
  const ignored = headers.filter((header, index) => header && !columns[index]);
  return {
    // What is said of a cell that is wrong need not be said again of the row that lacks it.
    rows: read.filter(({ wrong }) => !wrong.length).map(({ row }) => row),
    problems: read.flatMap(({ wrong }) => wrong),
    notes: ignored.length ? [`Columns that were not read: ${ignored.join(', ')}.`] : [],
  };
}
