import { festival } from '../shared/data/festival.ts';
import { announced } from '../shared/data/programme/announced.ts';
import { changes } from '../shared/data/programme/changes.ts';
import { events } from '../shared/data/programme/events.ts';
import { lineUp } from '../shared/data/programme/line-up.ts';
import { paths } from '../shared/data/programme/footpaths.ts';
import { schedule } from '../shared/data/programme/schedule.ts';
import { allPlaces } from '../shared/festival/all-places.ts';
import { checkProgramme } from '../shared/rules/programme/check-programme.ts';

/** What is wrong with the content of `shared/data/`, in sentences for whoever wrote it. */
export const contentProblems = (): readonly string[] =>
  checkProgramme({
    days: festival.days,
    lineUp,
    places: allPlaces,
    paths,
    changes,
    announced: announced.sets,
    events,
    schedule,
  });
