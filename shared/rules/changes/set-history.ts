import type { Change, SetChange, SetFacts } from '../../data/programme/change-model.ts';
import type { TimedSet } from '../../figures/timed-sets.ts';

/** What visitors rely on of a set, as it is now. */
export const factsOfSet = ({ day, start, end, place, cancelled }: TimedSet): SetFacts => ({
  day,
  start,
  end,
  place,
  cancelled: cancelled === true,
});

export const changesOfSet = (changes: readonly Change[], set: string): readonly SetChange[] =>
  changes.filter((change): change is SetChange => 'set' in change && change.set === set);

/** What was announced of a set: of each fact, what it was before its first change. */
export const announcedFacts = (changes: readonly Change[], set: TimedSet): SetFacts =>
  changesOfSet(changes, set.id).reduceRight<SetFacts>(
    (facts, { before }) => ({ ...facts, ...before }),
    factsOfSet(set),
  );
