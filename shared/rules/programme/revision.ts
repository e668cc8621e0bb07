import type { Change, SetChange } from '../../data/programme/change-model.ts';

interface Revision {
  /** How often it has changed. */
  readonly revision: number;
  /** When it changed last, or was announced: milliseconds since the epoch. */
  readonly changedAt: number;
}

/**
 * How often and when times and places have changed since the programme was announced.
 * @param changes in the order in which they were made
 * @param set counts the changes of this set alone
 */
export function revisionOf(changes: readonly Change[], announced: string, set?: string): Revision {
  const moved = changes.filter((change): change is SetChange => 'set' in change);
  const counted = set === undefined ? moved : moved.filter((change) => change.set === set);
  return { revision: counted.length, changedAt: Date.parse(counted.at(-1)?.at ?? announced) };
}
