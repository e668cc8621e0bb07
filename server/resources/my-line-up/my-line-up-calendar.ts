import { myLineUpCalendarPath } from '../../../shared/addressing/pick-addresses.ts';
import { programmeFiles } from '../../../shared/data/wording/programme-files.ts';
import {
  pickParameters,
  picksFromQuery,
  stateOf,
  type Picks,
} from '../../../shared/rules/my-line-up/picks.ts';
import type { TimedSet } from '../../../shared/figures/timed-sets.ts';
import { sets, withdrawals } from '../../../shared/festival/programme.ts';
import { archivedEntries, calendarEntry, withdrawnEntry } from '../programme/calendar-entry.ts';
import { calendarTitle, festivalCalendar } from '../programme/festival-calendar.ts';
import { defineResource } from '../resource.ts';

/**
 * The text of the calendar of a visitor's picks. Ids that no set has are left out, and the order of the ids changes
 * nothing: the same picks always give the same bytes.
 * @param all in the order of their beginnings
 * @param origin scheme and host of absolute URLs
 */
function myLineUpCalendarText(all: readonly TimedSet[], picks: Picks, origin: string): string {
  const { name, about, empty } = programmeFiles.myLineUp;
  const chosen = all.filter(({ id }) => stateOf(picks, id) !== 'none');
  const gone = withdrawals.filter(({ withdrawn }) => stateOf(picks, withdrawn) !== 'none');
  const ids = [...chosen.map(({ id }) => id), ...gone.map(({ withdrawn }) => withdrawn)];
  const idsOf = (state: 'picked' | 'maybe') => ids.filter((id) => stateOf(picks, id) === state);
  return festivalCalendar({
    name: `${name}: ${calendarTitle}`,
    description: ids.length > 0 ? about : empty,
    url: origin + myLineUpCalendarPath({ picks: idsOf('picked'), maybe: idsOf('maybe') }),
    entries: [
      ...archivedEntries(({ id }) => !ids.includes(id) && stateOf(picks, id) !== 'none', origin),
      ...chosen.map((set) => calendarEntry(set, origin, stateOf(picks, set.id) === 'maybe')),
      ...gone.map((one) => withdrawnEntry(one, origin)),
    ],
  });
}

/** The calendar of a visitor's picks. They are in its address, which is all that the server knows of the visitor. */
export const myLineUpCalendar = defineResource({
  name: 'my-line-up.ics',
  type: 'text/calendar; charset=utf-8',
  visitorQuery: pickParameters,
  body: ({ query, origin }) => myLineUpCalendarText(sets, picksFromQuery(query), origin),
});
