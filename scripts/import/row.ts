import { USUAL_DAY_CHANGE } from '../../shared/rules/programme/day-at.ts';
import { minutesOf, timeOf } from '../../shared/figures/timed-sets.ts';
import type { EventKind } from '../../shared/model/programme.ts';

/** Something that happens, or an act without a time, as a source has it. */
export interface Row {
  /** Where it stands in the source, as sentences begin with it: `line 12`. */
  readonly at: string;
  /** What the source itself tells it from all others by. */
  readonly sourceId?: string | undefined;
  readonly title: string;
  readonly kind: EventKind;
  readonly speakers?: readonly string[] | undefined;
  readonly genre?: string | undefined;
  readonly description?: string | undefined;
  readonly link?: string | undefined;
  readonly stage?: string | undefined;
  readonly cancelled?: boolean | undefined;
  /** The date of the festival's day, which goes on after midnight. */
  readonly date?: string | undefined;
  /** Minutes from the midnight at which that date begins. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

export type TimedRow = Row & {
  readonly [Field in 'date' | 'stage']: string;
} & { readonly [Field in 'start' | 'end']: number };

/** The check of rows has found that a row with a start has all of it. */
export const isTimed = (row: Row): row is TimedRow => row.start !== undefined;

/** What was read, and what is wrong with it, in sentences. */
export interface Reading {
  readonly rows: readonly Row[];
  readonly problems: readonly string[];
  /** What whoever imports must know, though it is not wrong. */
  readonly notes?: readonly string[];
}

export const DAY = 24 * 60;
/** Whoever writes 1am on Friday means Friday's night, until 6am. */
export const NIGHT_ENDS = minutesOf(USUAL_DAY_CHANGE);
/** A set that would be longer past midnight ends before it starts. */
const LONGEST_PAST_MIDNIGHT = 12 * 60;

/** Minutes since midnight of `19:30`, `7.30pm`, `1930` or `25:30`; undefined of anything else. */
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

/** The times of a set as they count on after midnight. An end that cannot be meant stays before its start. */
export function countOn(start: number, end: number, startsAtNight: boolean) {
  const from = startsAtNight && start < NIGHT_ENDS ? start + DAY : start;
  const later = end + DAY * Math.ceil((from - end) / DAY);
  const isMeant = end > from || (later > from && later - from <= LONGEST_PAST_MIDNIGHT);
  return { start: from, end: isMeant ? Math.max(end, later) : end };
}

/** A date so many days later: `2026-07-18`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY * 60_000).toISOString().slice(0, 10);

/** A set that begins at a time of the calendar, on the festival's day that it belongs to. */
export function onFestivalDay(date: string, start: number, length: number) {
  const isNight = start < NIGHT_ENDS;
  const from = isNight ? start + DAY : start;
  return { date: isNight ? addDays(date, -1) : date, start: from, end: from + length };
}

export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** In characters: pages have titles, and addresses their slugs. */
const LONGEST_TITLE = 300;
/** A festival's day ends at noon of the next, at the latest. */
const LAST_END = DAY + 12 * 60;

/** What is wrong with a row, in sentences that begin with its place in the source. */
export function problemsOfRow({ at, title, kind, date, start, end, stage }: Row): readonly string[] {
  if (!/[\p{L}\p{N}]/u.test(title))
    return [title ? `${at}: “${title}” has no letter and no digit in its name` : `${at}: has no name`];
  const say = (what: string): string[] => [`${at}: ${title} ${what}`];
  if (title.length > LONGEST_TITLE) return [`${at}: a name has ${title.length} letters`];
  if (!date) return say('has no day');
  if (start === undefined && end === undefined)
    return kind === 'music' ? [] : say('has no start and no end, which only an act may lack');
  if (start === undefined || end === undefined) return say(`has no ${start === undefined ? 'start' : 'end'}`);
  if (!stage || !/[\p{L}\p{N}]/u.test(stage)) return say('has no stage');
  if (start === end) return say(`begins and ends at ${timeOf(start)}`);
  if (end < start) return say(`ends (${timeOf(end)}) before it starts (${timeOf(start)})`);
  return end > LAST_END ? say(`ends at ${timeOf(end)}, after noon of the next day (36:00)`) : [];
}
