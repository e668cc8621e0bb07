/** The festival's programme, computed once from the data for pages, structured data and files. */
import { festival } from '../data/festival.ts';
import { changes } from '../data/programme/changes.ts';
import type { SetFacts } from '../data/programme/change-model.ts';
import { events } from '../data/programme/events.ts';
import { places } from '../data/programme/places.ts';
import { changeWords } from '../data/wording/changes-wording.ts';
import { announcedFacts } from '../rules/changes/set-history.ts';
import { markOf, type SetMark } from '../rules/changes/set-mark.ts';
import { toldChanges, type ToldChange } from '../rules/changes/told-changes.ts';
import { billOf } from '../rules/programme/bill.ts';
import { timedSets, type TimedSet } from '../figures/timed-sets.ts';

/** Every set of the programme, in the order of their beginnings. */
export const sets = timedSets(events, festival.days, festival.utcOffset);

const names = { days: festival.days, places };

/** What changed since the programme was announced, the newest first. */
export const told = toldChanges(changes, sets, names, changeWords);

/** What is no longer in the programme at all. */
export const withdrawals = changes.filter((change) => 'withdrawn' in change);

/** The newest change of a set. */
export const newsOf = (id: string): ToldChange | undefined => told.find(({ set }) => set === id);

/** What was announced of a set. */
export const announcedOf = (set: TimedSet): SetFacts => announcedFacts(changes, set);

const marks: ReadonlyMap<string, SetMark> = new Map(
  sets.flatMap((set) => {
    const mark = markOf(changes, set, names, changeWords);
    return mark ? [[set.id, mark] as const] : [];
  }),
);

/** What stands beside those of these sets that are not as they were announced. */
export const marksOf = (ids: readonly string[]): readonly SetMark[] =>
  ids.flatMap((id) => marks.get(id) ?? []);

/** Everything that is not as it was announced. */
export const allMarks: readonly SetMark[] = [...marks.values()];

/** The sets that take place. */
export const setsThatHappen = sets.filter(({ cancelled }) => !cancelled);

const setsOfActs = Map.groupBy(sets, ({ event }) => (event.kind === 'music' ? event.artist : undefined));

export const setsOfAct = (act: string): readonly TimedSet[] => setsOfActs.get(act) ?? [];

/** The marks of an act's sets. */
export const marksOfAct = (act: string): readonly SetMark[] => marksOf(setsOfAct(act).map(({ id }) => id));

/** The acts by day, headliners first, with the marks of that day. */
export const bill = billOf(sets, festival.days).map((day) => ({
  ...day,
  marks: marksOf(sets.filter((set) => set.event.kind === 'music' && set.day === day.id).map(({ id }) => id)),
}));
