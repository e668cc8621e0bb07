/** The festival's programme, computed once from the data for pages, structured data and files. */
import { festival } from './data/festival.ts';
import { events } from './data/programme/events.ts';
import { billOf } from './rules/programme/bill.ts';
import { timedSets } from './rules/programme/timed-sets.ts';

/** Every set of the programme, in the order of their beginnings. */
export const sets = timedSets(events, festival.days, festival.utcOffset);

/** The acts by day, headliners first. */
export const bill = billOf(sets, festival.days);
