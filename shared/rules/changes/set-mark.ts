import { entryById } from '../../figures/entry-by-id.ts';
import type { SetFacts, ProgrammeChange, SetChange, ChangeWords } from '../../model/changes.ts';
import type { PlaceId } from '../../model/grounds.ts';
import { clockTime } from '../../figures/clock.ts';
import { nameOfDay, type NamedDay } from '../programme/day-names.ts';
import { minutesOf, type TimedSet } from '../../figures/timed-sets.ts';
import { filled } from '../../figures/filled.ts';

/** The names of days and places. */
export interface Names {
  readonly days: readonly NamedDay[];
  readonly places: Readonly<Record<PlaceId, { readonly name: string }>>;
}

type When = Omit<SetFacts, 'cancelled'>;

export interface WhenParts {
  /** Whether the text has the day's name; the start, or start and end; the place's name. */
  readonly day: boolean;
  readonly time: 'start' | 'both' | 'none';
  readonly place: boolean;
}

/** A set's day, time and place, or a part of that: `Friday, 7.20pm, Boathouse Stage`. */
export function whenAndWhere(
  { day, start, end, place }: When,
  parts: WhenParts,
  { days, places }: Names,
  between = '',
): string {
  const both = `${clockTime(start)} ${between} ${clockTime(end)}`;
  return [
    parts.day && nameOfDay(day, days),
    parts.time !== 'none' && (parts.time === 'both' ? both : clockTime(start)),
    parts.place && entryById(places, place).name,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The length of a set, in minutes. */
export const minutesLong = ({ start, end }: Pick<When, 'start' | 'end'>): number =>
  minutesOf(end) - minutesOf(start);

/** The mark beside a set that differs from its announcement. */
export interface SetMark {
  readonly set: string;
  readonly title: string;
  /** `Moved from 7.20pm`, `Moved from Castle Stage`, `Cancelled`. */
  readonly text: string;
  /** `Moved to 7.40pm, Castle Stage`: the same change, for lists without the set's times. */
  readonly news?: string;
  readonly cancelled?: true;
}

/** Marks a set with its announced facts; undefined while, or once again, it is as announced. */
export function setMarkOf(
  changes: readonly ProgrammeChange[],
  set: TimedSet,
  names: Names,
  { mark }: ChangeWords,
): SetMark | undefined {
  const { cancelled } = set;
  const subject = { set: set.id, title: set.event.title };
  if (cancelled) return { ...subject, text: mark.cancelled, cancelled };
  const was = announcedFacts(changes, set);
  const [day, place] = [was.day !== set.day, was.place !== set.place];
  const time = day || was.start !== set.start ? 'start' : 'none';
  if (place || time === 'start') {
    const parts = { day, time, place } as const;
    return {
      ...subject,
      text: filled(mark.moved, { was: whenAndWhere(was, parts, names) }),
      news: filled(mark.movedTo, { is: whenAndWhere(set, parts, names) }),
    };
  }
  if (was.end !== set.end)
    return {
      ...subject,
      text: filled(mark.ends, { was: clockTime(was.end) }),
      news: filled(mark.endsNow, { is: clockTime(set.end) }),
    };
  const isBack = changesOfSet(changes, set.id).some(({ after }) => after.cancelled);
  return isBack ? { ...subject, text: mark.back } : undefined;
}

/** The titles of the marks' cancelled sets. */
export const cancelledTitles = (marks: readonly SetMark[]): readonly string[] =>
  marks.flatMap(({ title, cancelled }) => (cancelled ? title : []));

/** The current facts of a set that visitors rely on. */
export const factsOfSet = ({ day, start, end, place, cancelled }: TimedSet): SetFacts => ({
  day,
  start,
  end,
  place,
  cancelled: cancelled === true,
});

const changesOfSet = (changes: readonly ProgrammeChange[], set: string): readonly SetChange[] =>
  changes.filter((change): change is SetChange => 'set' in change && change.set === set);

/** The announced facts of a set: for each fact, its value before the first change. */
export const announcedFacts = (changes: readonly ProgrammeChange[], set: TimedSet): SetFacts =>
  changesOfSet(changes, set.id).reduceRight<SetFacts>(
    (facts, { before }) => ({ ...facts, ...before }),
    factsOfSet(set),
  );
