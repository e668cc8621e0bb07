import type { Change } from '../../data/programme/change-model.ts';

const setOf = (change: Change): string | undefined =>
  'set' in change ? change.set : 'withdrawn' in change ? change.withdrawn : undefined;

/**
 * How often times and places have changed since the programme was announced, and when last, in milliseconds since the
 * epoch.
 * @param changes in the order in which they were made
 * @param set counts the changes of this set alone
 */
export function revisionOf(changes: readonly Change[], announced: string, set?: string) {
  const counted = changes.filter((change) => (set === undefined ? setOf(change) : setOf(change) === set));
  return { revision: counted.length, changedAt: Date.parse(counted.at(-1)?.at ?? announced) };
}
