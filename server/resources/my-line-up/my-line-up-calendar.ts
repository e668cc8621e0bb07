import { addressWithNeeds, myLineUpCalendarPath } from '../../../shared/addressing/pick-addresses.ts';
import { programmeFiles } from '../../../shared/data/wording/programme-files.ts';
import {
  pickParameters,
  picksFromQuery,
  stateOf,
  type Picks,
} from '../../../shared/rules/my-line-up/picks.ts';
import type { TimedSet } from '../../../shared/figures/timed-sets.ts';
import { sets, withdrawals } from '../../../shared/festival/programme.ts';
import { lineUpContent } from '../../../shared/festival/line-up-content.ts';
import { clockTime } from '../../../shared/figures/clock.ts';
import { spanText } from '../../../shared/figures/duration.ts';
import { filled } from '../../../shared/figures/filled.ts';
import { timeOf } from '../../../shared/figures/timed-sets.ts';
import { gapsBetween } from '../../../shared/rules/my-line-up/gaps.ts';
import { groundFor } from '../../../shared/rules/my-line-up/ground.ts';
import { boardSetsOf } from '../../../shared/rules/my-line-up/line-up-content.ts';
import { needsFromQuery, type Need } from '../../../shared/rules/needs/needs.ts';
import { archivedEntries, calendarEntry, withdrawnEntry } from '../programme/calendar-entry.ts';
import { calendarTitle, festivalCalendar } from '../programme/festival-calendar.ts';
import { defineResource } from '../resource.ts';

const board = boardSetsOf(lineUpContent);

/** The walk that is due before each of these sets, by their ids: none to what follows at the same place, or clashes. */
function walksTo(ids: readonly string[], needs: readonly Need[]): ReadonlyMap<string, string> {
  const ground = groundFor(lineUpContent.ground, needs);
  const days = Map.groupBy(
    ids.flatMap((id) => board.get(id) ?? []),
    ({ day }) => day,
  );
  const gaps = [...days.values()].flatMap((day) => gapsBetween(day, {}, ground));
  return new Map(
    gaps
      .filter(({ way, minutes }) => way.minutes > 0 && way.minutes <= minutes)
      .map(({ after, before, way }) => [
        before.id,
        filled(programmeFiles.myLineUp.walk, {
          a: after.title,
          walk: spanText(way.minutes),
          at: clockTime(timeOf(before.from - way.minutes)),
        }),
      ]),
  );
}

/**
 * The text of the calendar of a visitor's picks. Ids that no set has are left out, and the order of the ids changes
 * nothing: the same picks always give the same bytes.
 * @param all in the order of their beginnings
 * @param origin scheme and host of absolute URLs
 */
function myLineUpCalendarText(
  all: readonly TimedSet[],
  picks: Picks,
  needs: readonly Need[],
  origin: string,
): string {
  const { name, about, empty } = programmeFiles.myLineUp;
  const chosen = all.filter(({ id }) => stateOf(picks, id) !== 'none');
  const gone = withdrawals.filter(({ withdrawn }) => stateOf(picks, withdrawn) !== 'none');
  const ids = [...chosen.map(({ id }) => id), ...gone.map(({ withdrawn }) => withdrawn)];
  const walks = walksTo(
    chosen.map(({ id }) => id),
    needs,
  );
  const idsOf = (state: 'picked' | 'maybe') => ids.filter((id) => stateOf(picks, id) === state);
  return festivalCalendar({
    name: `${name}: ${calendarTitle}`,
    description: ids.length > 0 ? about : empty,
    url:
      origin +
      addressWithNeeds(myLineUpCalendarPath({ picks: idsOf('picked'), maybe: idsOf('maybe') }), needs),
    entries: [
      ...archivedEntries(({ id }) => !ids.includes(id) && stateOf(picks, id) !== 'none', origin),
      ...chosen.map((set) =>
        calendarEntry(set, origin, { maybe: stateOf(picks, set.id) === 'maybe', walk: walks.get(set.id) }),
      ),
      ...gone.map((one) => withdrawnEntry(one, origin)),
    ],
  });
}

/** The calendar of a visitor's picks. They are in its address, which is all that the server knows of the visitor. */
export const myLineUpCalendar = defineResource({
  name: 'my-line-up.ics',
  type: 'text/calendar; charset=utf-8',
  visitorQuery: [...pickParameters, 'needs'],
  body: ({ query, origin }) =>
    myLineUpCalendarText(sets, picksFromQuery(query), needsFromQuery(query), origin),
});
