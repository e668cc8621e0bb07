import { addressWithNeeds } from '../../../shared/addressing/pick-addresses.ts';
import { picksFromQuery, stateOf } from '../../../shared/rules/my-line-up/picks.ts';
import { clockTime } from '../../../shared/figures/clock.ts';
import { spanText } from '../../../shared/figures/duration.ts';
import { filled } from '../../../shared/figures/filled.ts';
import { timeOf } from '../../../shared/figures/timed-sets.ts';
import { needsFromQuery } from '../../../shared/rules/needs/needs.ts';
import type { Resource } from '../resource.ts';
import type { Festival } from '../../../shared/festival/create-festival.ts';
import { createCalendarEntries } from '../programme/calendar-entry.ts';
import { createCalendarText } from '../programme/calendar-text.ts';

/**
 * The calendar of a visitor's picks, which stand in its address. Unknown ids are left out and the order of
 * ids does not matter, so the same picks always give the same bytes.
 */
export function myLineUpCalendar(festival: Festival): Resource {
  const { calendarEntry, withdrawnEntry } = createCalendarEntries(festival);
  const { calendarText, calendarTitle } = createCalendarText(festival);

  return {
    name: 'my-line-up.ics',
    type: 'text/calendar; charset=utf-8',
    forEachRequest: true,
    body({ query, origin }) {
      const { name, about, empty, walk } = festival.texts.programmeFiles.myLineUp;
      const [picks, needs] = [picksFromQuery(query), needsFromQuery(query)];
      const chosen = festival.sets.filter(({ id }) => stateOf(picks, id) !== 'none');
      const gone = festival.withdrawals.filter(({ withdrawn }) => stateOf(picks, withdrawn) !== 'none');
      const ids = [...chosen.map(({ id }) => id), ...gone.map(({ withdrawn }) => withdrawn)];
      const walks = festival.routesTo(
        chosen.map(({ id }) => id),
        needs,
      );
      const walkTo = (id: string) => {
        const due = walks.due.get(id);
        return (
          due &&
          filled(walk, {
            a: due.after.title,
            walk: spanText(due.route.minutes),
            at: clockTime(timeOf(due.before.from - due.route.minutes)),
          })
        );
      };
      const idsOf = (state: 'picked' | 'maybe') => ids.filter((id) => stateOf(picks, id) === state);
      const path = festival.addresses.myLineUpCalendarPath({ picks: idsOf('picked'), maybe: idsOf('maybe') });
      return calendarText({
        name: `${name}: ${calendarTitle}`,
        description: ids.length > 0 ? about : empty,
        url: origin + addressWithNeeds(path, needs),
        entries: [
          ...chosen.map((set) =>
            calendarEntry(set, origin, { maybe: stateOf(picks, set.id) === 'maybe', walk: walkTo(set.id) }),
          ),
          ...gone.map((withdrawal) => withdrawnEntry(withdrawal, origin)),
        ],
      });
    },
  };
}
