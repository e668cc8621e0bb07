import type { Billing } from '../model/artists.ts';
import type { SetFacts } from '../model/changes.ts';
import type { ProgrammeEvent } from '../model/programme.ts';
import { timedSets, type TimedSet } from '../figures/timed-sets.ts';
import { announcedFacts, setMarkOf, type SetMark } from '../rules/changes/set-mark.ts';
import { writeChanges, type PublishedChange } from '../rules/changes/write-changes.ts';
import { billOf, bookedActs } from '../rules/programme/bill.ts';
import { isAct } from '../rules/programme/is-act.ts';
import { roleOf, type SetRole } from '../rules/programme/on-now.ts';
import type { Basics } from './basics.ts';

/** Counted from here, seconds fit into 31 bits until 2088. Programs for iCalendar read no larger numbers. */
const COUNTED_FROM = Date.UTC(2020, 0, 1);

/**
 * The revision of everything that other programs store: they accept
 * what is newer, and ignore what is older for ever.
 * @param instants times of publication, with their offsets from UTC, or empty; each must only rise
 * @returns the latest in milliseconds since the epoch, and as a revision in whole seconds
 */
function revisionOf(instants: readonly string[]) {
  const changedAt = Math.max(COUNTED_FROM, ...instants.filter(Boolean).map((instant) => Date.parse(instant)));
  return { revision: Math.floor((changedAt - COUNTED_FROM) / 1000), changedAt };
}

export function createProgramme(basics: Basics) {
  const { days, utcOffset } = basics.edition;

  const names = { days, places: basics.places };

  const sets = timedSets(basics.events, days, utcOffset);

  const roleOfSet = (set: TimedSet): SetRole | undefined => roleOf(set.event, set, basics.visits.dropInFrom);

  /** The sets that take place, with each one's role on the lists of what is on. */
  const setsThatHappen = sets
    .filter(({ cancelled }) => !cancelled)
    .map((set) => ({ ...set, role: roleOfSet(set) }));

  const setsOfActs = Map.groupBy(sets, ({ event }) => (event.kind === 'music' ? event.artist : undefined));

  const setsOfAct = (act: string): readonly TimedSet[] => setsOfActs.get(act) ?? [];

  /** What changed since the programme was announced, the newest first. */
  const publishedChanges = writeChanges(basics.changes, sets, names, basics.texts.changeWords);

  /** The newest change of a set, with its reason; empty if there is none. */
  function newsText(id: string): string {
    const news = publishedChanges.find(({ set }) => set === id);
    return news ? `${news.sentence} ${news.why}` : '';
  }

  const withdrawals = basics.changes.filter((change) => 'withdrawn' in change);

  const announcedOf = (set: TimedSet): SetFacts => announcedFacts(basics.changes, set);

  const published = [basics.announced.at, basics.changesWritten];

  /** The whole programme's revision, which corrections and deletions get: they have no date of their own. */
  const revision = revisionOf(basics.today.written ? [...published, basics.today.written] : published);

  /** Changes from today's file come last in the list, and so first on the page. */
  const changesToday = publishedChanges.slice(0, basics.today.changes.length);

  const revisionOfChange = (change: PublishedChange) =>
    changesToday.includes(change) ? revision : revisionOf(published);

  const allMarks = sets.flatMap(
    (set) => setMarkOf(basics.changes, set, names, basics.texts.changeWords) ?? [],
  );

  const marks = new Map(allMarks.map((mark) => [mark.set, mark]));

  const marksOf = (ids: readonly string[]): readonly SetMark[] => ids.flatMap((id) => marks.get(id) ?? []);

  const marksOfSets = (some: readonly TimedSet[]) => marksOf(some.map(({ id }) => id));

  const marksOfAct = (act: string): readonly SetMark[] => marksOfSets(setsOfAct(act));

  const acts = bookedActs(basics.lineUp, basics.concerts, days);

  /** The acts by day, headliners first, with the marks of that day. */
  const bill = billOf(acts, days).map((day) => ({
    ...day,
    marks: marksOfSets(sets.filter((set) => set.event.kind === 'music' && set.day === day.id)),
  }));

  const billings = new Map(
    bill.flatMap(({ acts: ofDay }) => ofDay.map(({ name, billing }) => [name, billing])),
  );

  /** The size of an event's title in lists; undefined for what is no act. */
  const billingOf = (event: ProgrammeEvent): Billing | undefined =>
    isAct(event) ? (billings.get(event.title) ?? 3) : undefined;

  return {
    sets,
    billingOf,
    roleOfSet,
    setsThatHappen,
    setsOfAct,
    publishedChanges,
    newsText,
    withdrawals,
    announcedOf,
    revision,
    revisionOfChange,
    allMarks,
    marksOf,
    marksOfAct,
    acts,
    bill,
  };
}
