import { clockTime } from '../figures/clock.ts';
import { isAfterLastEntry, type TimedSet } from '../figures/timed-sets.ts';
import type { Basics } from './basics.ts';

export function createLastEntry({ visits, texts: { programmePage } }: Basics) {
  /** By when one must be back inside for a set that begins after last entry; undefined for all others. */
  const insideBy = (set: Pick<TimedSet, 'start'>): readonly [term: string, value: string] | undefined =>
    isAfterLastEntry(set, visits.lastEntry)
      ? [programmePage.inside.term, `${programmePage.inside.by} ${clockTime(visits.lastEntry)}`]
      : undefined;

  /** The same as one text. */
  const insideText = (set: Pick<TimedSet, 'start'>): string | undefined => insideBy(set)?.join(' ');

  return { insideBy, insideText };
}
