import { festival } from '../../../shared/data/festival.ts';
import { announced } from '../../../shared/data/programme/announced.ts';
import { changes } from '../../../shared/data/programme/changes.ts';
import { events } from '../../../shared/data/programme/events.ts';
import { revisionOf } from '../../../shared/rules/programme/revision.ts';
import { timedSets } from '../../../shared/rules/programme/timed-sets.ts';

/** How often and when the programme has changed; or one of its sets. */
export const revision = (set?: string) => revisionOf(changes, announced, set);

/** Every set of the programme, in the order of their beginnings. */
export const sets = timedSets(events, festival.days, festival.utcOffset);
