import type { Change, SetChange, SetFacts } from '../../data/programme/change-model.ts';
import { filled } from '../../figures/filled.ts';
import { clockTime } from '../../figures/clock.ts';
import type { TimedSet } from '../../figures/timed-sets.ts';
import { whenAndWhere, type ChangeWords, type Names } from './change-words.ts';

/** What stands beside a set that is not as it was announced. */
export interface SetMark {
  readonly set: string;
  readonly title: string;
  /** `Moved from 7.20pm`, `Moved from Castle Stage`, `Cancelled`. */
  readonly text: string;
  /** `Moved to 7.40pm, Castle Stage`: the same for where its times do not stand beside it. */
  readonly news?: string;
  readonly cancelled?: true;
}

/** The mark of a set: what it was when it was announced. Undefined while, or when again, it is as it was. */
export function markOf(
  changes: readonly Change[],
  set: TimedSet,
  names: Names,
  { mark }: ChangeWords,
): SetMark | undefined {
  const { cancelled } = set;
  const own = { set: set.id, title: set.event.title };
  if (cancelled) return { ...own, text: mark.cancelled, cancelled };
  const was = announcedFacts(changes, set);
  const [day, start, end, place] = (['day', 'start', 'end', 'place'] as const).map(
    (field) => was[field] !== set[field],
  );
  if (day || start || place) {
    const parts = {
      day: day === true,
      time: day || start ? 'start' : 'none',
      place: place === true,
    } as const;
    return {
      ...own,
      text: filled(mark.moved, { was: whenAndWhere(was, parts, names) }),
      news: filled(mark.movedTo, { is: whenAndWhere(set, parts, names) }),
    };
  }
  if (end)
    return {
      ...own,
      text: filled(mark.ends, { was: clockTime(was.end) }),
      news: filled(mark.endsNow, { is: clockTime(set.end) }),
    };
  const isBack = changesOfSet(changes, set.id).some(({ after }) => after.cancelled);
  return isBack ? { ...own, text: mark.back } : undefined;
}

/** The titles of the marks' sets that are cancelled. */
export const cancelledTitles = (marks: readonly SetMark[]): readonly string[] =>
  marks.flatMap(({ title, cancelled }) => (cancelled ? title : []));

/** What visitors rely on of a set, as it is now. */
export const factsOfSet = ({ day, start, end, place, cancelled }: TimedSet): SetFacts => ({
  day,
  start,
  end,
  place,
  cancelled: cancelled === true,
});

const changesOfSet = (changes: readonly Change[], set: string): readonly SetChange[] =>
  changes.filter((change): change is SetChange => 'set' in change && change.set === set);

/** What was announced of a set: of each fact, what it was before its first change. */
export const announcedFacts = (changes: readonly Change[], set: TimedSet): SetFacts =>
  changesOfSet(changes, set.id).reduceRight<SetFacts>(
    (facts, { before }) => ({ ...facts, ...before }),
    factsOfSet(set),
  );
