import { addressWithNeeds, myLineUpCalendarPath } from '../../../shared/addressing/pick-addresses.ts';
import { programmeFiles } from '../../../shared/data/wording/programme-files.ts';
import { picksFromQuery, stateOf } from '../../../shared/rules/my-line-up/picks.ts';
import { sets, withdrawals } from '../../../shared/festival/programme.ts';
import { waysTo } from '../../../shared/festival/ways-to-sets.ts';
import { clockTime } from '../../../shared/figures/clock.ts';
import { spanText } from '../../../shared/figures/duration.ts';
import { filled } from '../../../shared/figures/filled.ts';
import { timeOf } from '../../../shared/figures/timed-sets.ts';
import { needsFromQuery } from '../../../shared/rules/needs/needs.ts';
import { calendarEntry, withdrawnEntry } from '../programme/calendar-entry.ts';
import { calendarText, calendarTitle } from '../programme/calendar-text.ts';
import type { Resource } from '../resource.ts';

/**
 * The calendar of a visitor's picks. They are in its address, which is all that the server knows of the visitor. Ids that no
 * set has are left out, and the order of the ids changes nothing: the same picks always give the same bytes.
 */
export const myLineUpCalendar: Resource = {
  name: 'my-line-up.ics',
  type: 'text/calendar; charset=utf-8',
  forEachRequest: true,
  body({ query, origin }) {
    const { name, about, empty, walk } = programmeFiles.myLineUp;
    const [picks, needs] = [picksFromQuery(query), needsFromQuery(query)];
    const chosen = sets.filter(({ id }) => stateOf(picks, id) !== 'none');
    const gone = withdrawals.filter(({ withdrawn }) => stateOf(picks, withdrawn) !== 'none');
    const ids = [...chosen.map(({ id }) => id), ...gone.map(({ withdrawn }) => withdrawn)];
    const walks = waysTo(
      chosen.map(({ id }) => id),
      needs,
    );
    const walkTo = (id: string) => {
      const due = walks.due.get(id);
      return (
        due &&
        filled(walk, {
          a: due.after.title,
          walk: spanText(due.way.minutes),
          at: clockTime(timeOf(due.before.from - due.way.minutes)),
        })
      );
    };
    const idsOf = (state: 'picked' | 'maybe') => ids.filter((id) => stateOf(picks, id) === state);
    const path = myLineUpCalendarPath({ picks: idsOf('picked'), maybe: idsOf('maybe') });
    return calendarText({
      name: `${name}: ${calendarTitle}`,
      description: ids.length > 0 ? about : empty,
      url: origin + addressWithNeeds(path, needs),
      entries: [
        ...chosen.map((set) =>
          calendarEntry(set, origin, { maybe: stateOf(picks, set.id) === 'maybe', walk: walkTo(set.id) }),
        ),
        ...gone.map((one) => withdrawnEntry(one, origin)),
      ],
    });
  },
};
