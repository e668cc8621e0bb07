/** The festival's programme, computed once from the data for pages, structured data and files. */
import { festival } from './data/festival.ts';
import { changes } from './data/programme/changes.ts';
import { events } from './data/programme/events.ts';
import { places } from './data/programme/places.ts';
import { changeWords } from './data/wording/changes-wording.ts';
import { markOf, type SetMark } from './rules/changes/set-mark.ts';
import { toldChanges } from './rules/changes/told-changes.ts';
import { billOf } from './rules/programme/bill.ts';
import { timedSets } from './rules/programme/timed-sets.ts';

/** Every set of the programme, in the order of their beginnings. */
export const sets = timedSets(events, festival.days, festival.utcOffset);

/** The acts by day, headliners first. */
export const bill = billOf(sets, festival.days);

const names = { days: festival.days, places };

/** What changed since the programme was announced, the newest first. */
export const told = toldChanges(changes, sets, names, changeWords);

/** What stands beside each set that is not as it was announced, by the set's id. */
export const setMarks: ReadonlyMap<string, SetMark> = new Map(
  sets.flatMap((set) => {
    const mark = markOf(changes, set, names, changeWords);
    return mark ? [[set.id, mark] as const] : [];
  }),
);
