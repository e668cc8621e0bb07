import { calendar } from '../data/calendar.ts';
import { festival } from '../data/festival.ts';
import { announced } from '../data/programme/announced.ts';
import { changes, changesWritten } from '../data/programme/changes.ts';
import { events } from '../data/programme/events.ts';
import { unprinted } from '../data/pictures/prints.ts';
import { lineUp } from '../data/programme/line-up.ts';
import { paths } from '../data/programme/footpaths.ts';
import { profiles } from '../data/programme/profiles.ts';
import { schedule } from '../data/programme/schedule.ts';
import { asPlanned, eventsOf, pathsOf, placesOf } from '../data/today.ts';
import { checkCalendar } from '../rules/calendar/check-calendar.ts';
import { checkProgramme } from '../rules/programme/check-programme.ts';
import { checkWritten } from '../rules/programme/checks/check-changes.ts';
import { allPlaces } from './all-places.ts';

/**
 * What is wrong with the content of `shared/data/`, or with what would be different today, in sentences for whoever wrote it.
 * @param now milliseconds since the epoch, if nothing may have been written later
 */
export const contentProblems = (today = asPlanned, now = Infinity): readonly string[] => [
  ...unprinted(),
  ...checkWritten(changes, changesWritten, now),
  ...checkCalendar(calendar, festival),
  ...checkProgramme({
    urgent: today !== asPlanned,
    days: festival.days,
    lineUp,
    profiles,
    places: placesOf(allPlaces, today),
    paths: pathsOf(paths, today),
    changes: [...changes, ...today.changes],
    announced: announced.sets,
    events: eventsOf(events, today),
    schedule,
  }),
];
