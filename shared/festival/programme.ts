/** What pages, structured data and files read of the programme. */
import { festival } from '../data/festival.ts';
import { changes as allChanges } from '../data/programme/changes.ts';
import type { Change, SetFacts } from '../data/programme/change-model.ts';
import { events as allEvents } from '../data/programme/events.ts';
import type { ProgrammeEvent } from '../data/programme/model.ts';
import { places } from '../data/programme/places.ts';
import { changeWords } from '../data/wording/changes-wording.ts';
import { timedSets, type TimedSet } from '../figures/timed-sets.ts';
import { announcedFacts } from '../rules/changes/set-history.ts';
import { markOf, type SetMark } from '../rules/changes/set-mark.ts';
import { toldChanges, type ToldChange } from '../rules/changes/told-changes.ts';
import { billOf } from '../rules/programme/bill.ts';
import { roleOf } from '../rules/programme/on-now.ts';

interface ProgrammeData {
  readonly days: typeof festival.days;
  readonly utcOffset: string;
  readonly events: readonly ProgrammeEvent[];
  readonly changes: readonly Change[];
}

export function programmeOf({ days, utcOffset, events, changes }: ProgrammeData) {
  const sets = timedSets(events, days, utcOffset);
  const names = { days, places };
  const told = toldChanges(changes, sets, names, changeWords);
  const marks: ReadonlyMap<string, SetMark> = new Map(
    sets.flatMap((set) => {
      const mark = markOf(changes, set, names, changeWords);
      return mark ? [[set.id, mark] as const] : [];
    }),
  );
  const marksOf = (ids: readonly string[]): readonly SetMark[] => ids.flatMap((id) => marks.get(id) ?? []);
  const setsOfActs = Map.groupBy(sets, ({ event }) => (event.kind === 'music' ? event.artist : undefined));
  const setsOfAct = (act: string): readonly TimedSet[] => setsOfActs.get(act) ?? [];

  return {
    /** In the order of their beginnings. */
    sets,
    /** The sets that take place, with what each is to somebody who asks what is on. */
    setsThatHappen: sets
      .filter(({ cancelled }) => !cancelled)
      .map((set) => ({ ...set, role: roleOf(set.event.kind, set) })),
    setsOfAct,
    /** What changed since the programme was announced, the newest first. */
    told,
    newsOf: (id: string): ToldChange | undefined => told.find(({ set }) => set === id),
    /** What is no longer in the programme at all. */
    withdrawals: changes.filter((change) => 'withdrawn' in change),
    /** What was announced of a set. */
    announcedOf: (set: TimedSet): SetFacts => announcedFacts(changes, set),
    /** Everything that is not as it was announced. */
    allMarks: [...marks.values()],
    marksOf,
    marksOfAct: (act: string): readonly SetMark[] => marksOf(setsOfAct(act).map(({ id }) => id)),
    /** The acts by day, headliners first, with the marks of that day. */
    bill: billOf(sets, days).map((day) => ({
      ...day,
      marks: marksOf(
        sets.filter((set) => set.event.kind === 'music' && set.day === day.id).map(({ id }) => id),
      ),
    })),
  };
}

export const {
  sets,
  setsThatHappen,
  setsOfAct,
  told,
  newsOf,
  withdrawals,
  announcedOf,
  allMarks,
  marksOf,
  marksOfAct,
  bill,
} = programmeOf({
  days: festival.days,
  utcOffset: festival.utcOffset,
  events: allEvents,
  changes: allChanges,
});
