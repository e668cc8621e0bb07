import type { AnnouncedSet, Change, SetChange, SetFacts, Withdrawal } from '../../shared/model/changes.ts';
import { setsOf, type PlacedSet, type Programme } from './programme-file.ts';

/** A set as visitors know it: as it was announced, and by what changed since. */
interface ToldSet extends SetFacts {
  readonly title: string;
}

/** What visitors know of each set that was announced, and has not been withdrawn. */
export function toldSets(
  announced: readonly AnnouncedSet[],
  changes: readonly Change[],
): ReadonlyMap<string, ToldSet> {
  const told = new Map(
    announced.map(({ id, title, day, start, end, place, cancelled = false }): [string, ToldSet] => [
      id,
      { title, day, start, end, place, cancelled },
    ]),
  );
  for (const change of changes) {
    if ('withdrawn' in change) told.delete(change.withdrawn);
    const known = 'set' in change ? told.get(change.set) : undefined;
    if (known && 'set' in change) told.set(change.set, { ...known, ...change.after });
  }
  return told;
}

const factsOf = ({ set: { day, start, end, cancelled }, place }: PlacedSet): SetFacts => ({
  day,
  start,
  end,
  place,
  cancelled: cancelled ?? false,
});

const FIELDS = ['day', 'start', 'end', 'place', 'cancelled'] as const;

/**
 * The entries of the list of changes that a programme needs, in its order: sets that are no longer what visitors know,
 * and such as are gone.
 */
export function changesOf(
  programme: Programme,
  told: ReadonlyMap<string, ToldSet>,
  said: { readonly at: string; readonly why: string },
): readonly (SetChange | Withdrawal)[] {
  const sets = new Map(setsOf(programme).map((placed) => [placed.set.id, placed]));
  return [...told].flatMap(([id, { title, ...known }]): (SetChange | Withdrawal)[] => {
    const placed = sets.get(id);
    if (!placed) {
      const { cancelled: _, ...before } = known;
      return [{ ...said, withdrawn: id, title, before }];
    }
    const now = factsOf(placed);
    const differing = FIELDS.filter((field) => now[field] !== known[field]);
    if (!differing.length) return [];
    const only = (facts: SetFacts): Partial<SetFacts> =>
      Object.fromEntries(differing.map((field) => [field, facts[field]]));
    return [{ ...said, set: id, before: only(known), after: only(now) }];
  });
}

/** What a change is called in the list that is shown before anything is written. */
export const nameOfChange = (change: SetChange | Withdrawal): string => {
  if ('withdrawn' in change) return 'withdrawn';
  if (change.after.cancelled) return 'cancelled';
  return change.after.cancelled === false ? 'back' : 'moved';
};
