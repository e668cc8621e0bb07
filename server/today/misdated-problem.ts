import { isDeepStrictEqual } from 'node:util';
import type { Overrides } from '../../shared/model/overridable.ts';

const latestIn = ({ written = '', changes }: Overrides): string =>
  [written, ...changes.map(({ at }) => at)].reduce((latest, instant) =>
    Date.parse(instant) > Date.parse(latest) ? instant : latest,
  );

const setsIn = ({ sets, changes }: Overrides) => [sets, changes.filter((change) => 'set' in change)];

/**
 * Says why a file cannot follow the one that is served; undefined if it can. Calendars and feeds take their
 * revisions from its latest time, and readers ignore an older revision.
 */
export function misdatedProblem(served: Overrides, next: Overrides): string | undefined {
  if (!served.written || !next.written) return undefined;
  const latest = latestIn(served);
  const [before, after] = [Date.parse(latest), Date.parse(latestIn(next))];
  if (after > before) return undefined;
  return after === before && isDeepStrictEqual(setsIn(next), setsIn(served))
    ? undefined
    : `written must be later than ${latest}, the latest time in the file shown now: write when it was saved`;
}
