/** What pages, structured data and files read of the programme. */
import { festival } from '../data/festival.ts';
import { visits } from '../data/facts/visits.ts';
import { announced } from '../data/programme/announced.ts';
import { changes, changesWritten } from '../data/programme/changes.ts';
import type { SetFacts } from '../model/changes.ts';
import { events } from '../data/programme/events.ts';
import { places } from '../data/programme/places.ts';
import { today } from '../data/today.ts';
import { changeWords } from '../data/wording/changes-wording.ts';
import { timedSets, type TimedSet } from '../figures/timed-sets.ts';
import { announcedFacts, markOf, type SetMark } from '../rules/changes/set-mark.ts';
import { toldChanges, type ToldChange } from '../rules/changes/told-changes.ts';
import { billOf } from '../rules/programme/bill.ts';
import { roleOf, type SetRole } from '../rules/programme/on-now.ts';
import { revisionOf } from '../rules/programme/revision.ts';

const { days, utcOffset } = festival;
const names = { days, places };

/** In the order of their beginnings. */
export const sets = timedSets(events, days, utcOffset);

/** What a set is to visitors. */
export const roleOfSet = (set: TimedSet): SetRole | undefined => roleOf(set.event, set, visits.dropInFrom);

/** The sets that take place, with what each is to somebody who asks what is on. */
export const setsThatHappen = sets
  .filter(({ cancelled }) => !cancelled)
  .map((set) => ({ ...set, role: roleOfSet(set) }));

const setsOfActs = Map.groupBy(sets, ({ event }) => (event.kind === 'music' ? event.artist : undefined));
export const setsOfAct = (act: string): readonly TimedSet[] => setsOfActs.get(act) ?? [];

/** What changed since the programme was announced, the newest first. */
export const told = toldChanges(changes, sets, names, changeWords);
/** The newest change of a set, with its reason; empty where there was none. */
export function newsText(id: string): string {
  const news = told.find(({ set }) => set === id);
  return news ? `${news.sentence} ${news.why}` : '';
}
/** What is no longer in the programme at all. */
export const withdrawals = changes.filter((change) => 'withdrawn' in change);
/** What was announced of a set. */
export const announcedOf = (set: TimedSet): SetFacts => announcedFacts(changes, set);

const published = [announced.at, changesWritten];
/** Of the whole programme: of what was corrected or deleted, nothing else says when. */
export const revision = revisionOf(today.written ? [...published, today.written] : published);
/** Today's file stands last among the changes, and so first among what is told. */
const toldToday = told.slice(0, today.changes.length);
/** The revision of a change's text. */
export const revisionOfChange = (change: ToldChange) =>
  toldToday.includes(change) ? revision : revisionOf(published);

/** Everything that is not as it was announced. */
export const allMarks = sets.flatMap((set) => markOf(changes, set, names, changeWords) ?? []);
const marks = new Map(allMarks.map((mark) => [mark.set, mark]));
export const marksOf = (ids: readonly string[]): readonly SetMark[] =>
  ids.flatMap((id) => marks.get(id) ?? []);
const marksOfSets = (some: readonly TimedSet[]) => marksOf(some.map(({ id }) => id));
export const marksOfAct = (act: string): readonly SetMark[] => marksOfSets(setsOfAct(act));

/** The acts by day, headliners first, with the marks of that day. */
export const bill = billOf(sets, days).map((day) => ({
  ...day,
  marks: marksOfSets(sets.filter((set) => set.event.kind === 'music' && set.day === day.id)),
}));
