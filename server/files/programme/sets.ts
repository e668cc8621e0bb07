import { festival } from '../../../shared/data/festival.ts';
import { events } from '../../../shared/data/programme/events.ts';
import { timedSets } from '../../../shared/rules/programme/timed-sets.ts';

/** Every set of the programme, in the order of their beginnings. */
export const sets = timedSets(events, festival.days, festival.utcOffset);
