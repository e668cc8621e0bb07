import { isDeepStrictEqual } from 'node:util';
import type { Today } from '../../shared/data/today.ts';

const latestOf = ({ written = '', changes }: Today): number =>
  Math.max(...[written, ...changes.map(({ at }) => at)].map((instant) => Date.parse(instant)));

/** What calendars keep. */
const setsOf = ({ sets, changes }: Today) => [sets, changes.filter((change) => 'set' in change)];

/**
 * Why a file cannot follow the one that is shown; undefined if it can. Calendars and feeds take `written` for
 * their revisions, and their readers skip what has an old one.
 */
export function writtenProblem(shown: Today, next: Today): string | undefined {
  if (!shown.written || !next.written) return undefined;
  const [before, after] = [Date.parse(shown.written), Date.parse(next.written)];
  if (after < before)
    return `written ${next.written} is earlier than in the file shown now, ${shown.written}: write when it was saved`;
  const isHidden =
    after === before && latestOf(next) <= latestOf(shown) && !isDeepStrictEqual(setsOf(next), setsOf(shown));
  return isHidden
    ? `an entry of a set was corrected or taken out, and written is still ${shown.written}: write when it was saved`
    : undefined;
}
