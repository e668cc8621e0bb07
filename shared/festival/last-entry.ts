import { visits } from '../data/facts/visits.ts';
import { programmePage } from '../data/wording/programme-wording.ts';
import { clockTime } from '../figures/clock.ts';
import { isAfterLastEntry, type TimedSet } from '../figures/timed-sets.ts';

/** By when one must be back inside for a set that begins after last entry; undefined for all others. */
export const insideBy = (set: Pick<TimedSet, 'start'>): readonly [term: string, value: string] | undefined =>
  isAfterLastEntry(set, visits.lastEntry)
    ? [programmePage.inside.term, `${programmePage.inside.by} ${clockTime(visits.lastEntry)}`]
    : undefined;

/** The same as one text. */
export const insideText = (set: Pick<TimedSet, 'start'>): string | undefined => insideBy(set)?.join(' ');
