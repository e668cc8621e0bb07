import { minutesOf, timeOf } from '../../shared/figures/timed-sets.ts';
import type { EventKind } from '../../shared/model/programme.ts';
import { USUAL_DAY_CHANGE } from '../../shared/rules/programme/day-at.ts';
import { slugOf } from '../../shared/rules/text/slug.ts';

/** One thing that happens, or an act without a time, as a source has it. */
export interface Row {
  /** Its place in the source, with which sentences begin: `line 12`. */
  readonly at: string;
  /** Problems that a reader has already found, in sentences. */
  readonly wrong?: readonly string[];
  /** The source's own unique id. */
  readonly sourceId?: string;
  readonly title: string;
  readonly kind: EventKind;
  readonly speakers?: readonly string[];
  readonly genre?: string;
  readonly description?: string;
  readonly link?: string;
  readonly stage?: string;
  readonly cancelled?: boolean;
  /** The date of the festival's day, which continues after midnight. */
  readonly date?: string | undefined;
  /** Minutes after the midnight at which that date begins. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

export type TimedRow = Row & Readonly<Record<'date' | 'stage', string> & Record<'start' | 'end', number>>;

/**
 * Whether a row has its times. A start is enough to know: `problemsOfRows` has refused rows whose start lacks
 * date, end or stage.
 */
export const isTimed = (row: Row): row is TimedRow => row.start !== undefined;

/** The result of a source. `problem` is a sentence that says why it cannot be read at all. */
export type SourceRead =
  | { readonly problem: string }
  | { readonly rows: readonly Row[]; readonly notes?: readonly string[] };

export const MINUTES_A_DAY = 24 * 60;
/** Minutes after midnight at which a night ends: 1am on Friday means the night after Friday. */
export const NIGHT_ENDS = minutesOf(USUAL_DAY_CHANGE);
/** In minutes. A longer set past midnight is a mistake: its end was before its start. */
const LONGEST_PAST_MIDNIGHT = 12 * 60;

/** Reads `19:30`, `7.30pm`, `1930` or `25:30` as minutes since midnight; undefined for anything else. */
export function readClock(text: string): number | undefined {
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2})(?:[:.h](\d\d))?(?::\d\d)? ?([ap])\.?m\.?$/i.exec(text) ??
    /^(\d{1,2})[:.h](\d\d)(?::\d\d)?()$/i.exec(text) ??
    /^(\d\d)(\d\d)()$/.exec(text) ??
    [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (!hours || minute > 59 || (half ? hour < 1 || hour > 12 : hour > 36)) return undefined;
  if (!half) return hour * 60 + minute;
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
}

/** Continues a set's times after midnight. An impossible end stays before its start. */
export function countOn(start: number, end: number, startsAtNight: boolean) {
  const from = startsAtNight && start < NIGHT_ENDS ? start + MINUTES_A_DAY : start;
  const later = end + MINUTES_A_DAY * Math.ceil((from - end) / MINUTES_A_DAY);
  const isMeant = end > from || (later > from && later - from <= LONGEST_PAST_MIDNIGHT);
  return { start: from, end: isMeant ? Math.max(end, later) : end };
}

/** Moves a set from calendar time to the festival's day to which it belongs. */
export function onFestivalDay(date: string, start: number, length: number, nightEnds = NIGHT_ENDS) {
  const isNight = start < nightEnds;
  const from = isNight ? start + MINUTES_A_DAY : start;
  return { date: isNight ? addDays(date, -1) : date, start: from, end: from + length };
}

/** Adds days to a date such as `2026-07-18`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * MINUTES_A_DAY * 60_000).toISOString().slice(0, 10);

export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Groups sets of one title into one event; talks with an id of their own stay separate. */
export const eventKey = ({ kind, title, speakers = [], sourceId }: Row): string =>
  JSON.stringify([kind, title, kind === 'talk' ? sourceId || speakers : '']);

/** In characters, because titles of pages and slugs of addresses contain it. */
const LONGEST_TITLE = 300;
/** A festival's day ends at noon of the next day at the latest. */
const LAST_END = MINUTES_A_DAY + 12 * 60;

const hasLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

function problemOfRow({ title, kind, date, start, end, stage = '' }: Row): string | undefined {
  if (!hasLetter(title)) return title ? `“${title}” has no letter and no digit in its name` : 'has no name';
  if (title.length > LONGEST_TITLE) return `a name has ${title.length} letters`;
  if (!date) return `${title} has no day`;
  if (start === undefined && end === undefined)
    return kind === 'music' ? undefined : `${title} has no start and no end, which only an act may lack`;
  if (start === undefined || end === undefined)
    return `${title} has no ${start === undefined ? 'start' : 'end'}`;
  if (!hasLetter(stage)) return `${title} has no stage`;
  if (start === end) return `${title} begins and ends at ${timeOf(start)}`;
  if (end < start) return `${title} ends (${timeOf(end)}) before it starts (${timeOf(start)})`;
  return end > LAST_END ? `${title} ends at ${timeOf(end)}, after noon of the next day (36:00)` : undefined;
}

/**
 * Names the problems of rows, alone and together, in sentences that begin with their places in the source.
 */
export function problemsOfRows(rows: readonly Row[]): readonly string[] {
  const firsts = new Map<string, Row>();
  return rows.flatMap((row) => {
    const { at, title, kind, sourceId, wrong = [] } = row;
    const alone = wrong.length ? wrong : (problemOfRow(row) ?? []);
    if (alone.length) return [alone].flat().map((problem) => `${at}: ${problem}`);
    // Values that only one row may have, with the sentence about a second one.
    const alike: Record<string, (first: Row) => string | false> = {
      [JSON.stringify([eventKey(row), row.date, row.start, row.stage])]: (first) =>
        `${title} is there at the same time and place as in ${first.at}`,
      ...(sourceId && {
        [`id ${sourceId}`]: (first) => `${title} has the id “${sourceId}”, as ${first.at} has`,
      }),
      ...(kind === 'music' && {
        [`act ${slugOf(title)}`]: (first) =>
          title !== first.title &&
          `“${title}” and “${first.title}” (${first.at}) have one address: write both alike`,
      }),
    };
    return Object.entries(alike).flatMap(([common, problemOf]) => {
      const first = firsts.get(common);
      if (!first) firsts.set(common, row);
      const problem = first && problemOf(first);
      return problem ? [`${at}: ${problem}`] : [];
    });
  });
}
