import { minutesOf, timeOf } from '../../shared/figures/timed-sets.ts';
import type { Artist } from '../../shared/model/artists.ts';
import { busyPlaces, daysOf, newEvent, placesOf, takeId } from './new-entries.ts';
import {
  eventsOf,
  LISTS,
  setsOf,
  type FileEvent,
  type Lists,
  type PlacedSet,
  type Programme,
} from './programme-file.ts';
import { MINUTES_A_DAY, eventKey, isTimed, NIGHT_ENDS, type Row, type TimedRow } from './row.ts';

type Group = readonly [TimedRow, ...TimedRow[]];
type EventsByGroup = ReadonlyMap<Group, FileEvent>;

const titleKey = ({ kind, title }: { readonly kind: string; readonly title: string }): string =>
  JSON.stringify([kind, title]);

/** Finds each group's event in the previous programme: by the source's id, then by title. */
function findFormerEvents(groups: readonly Group[], before: Programme): EventsByGroup {
  const left = new Set(eventsOf(before));
  const bySource = Map.groupBy(setsOf(before), ({ set }) => before.sources?.[set.id]?.id);
  const byTitle = Map.groupBy(left, titleKey);
  const formerEvents = new Map<Group, FileEvent>();
  const candidates = [
    (group: Group) =>
      group.flatMap(({ sourceId }) => (sourceId && bySource.get(sourceId)) || []).map(({ event }) => event),
    ([row]: Group) => byTitle.get(titleKey(row)) ?? [],
  ];
  for (const candidatesOf of candidates)
    for (const group of groups) {
      const old = candidatesOf(group).find((event) => event.kind === group[0].kind && left.has(event));
      if (!old || formerEvents.has(group)) continue;
      formerEvents.set(group, old);
      left.delete(old);
    }
  return formerEvents;
}

/** Finds the ids that sets had: by time and place, by the source's id, by day, then any of the event. */
function findFormerIds(
  formerEvents: EventsByGroup,
  before: Programme,
  placeIds: ReadonlyMap<string, string>,
): ReadonlyMap<Row, string> {
  const dates = new Map(before.days.map(({ id, date }) => [id, date]));
  const ofDay = (row: TimedRow, { set }: PlacedSet): boolean => dates.get(set.day) === row.date;
  const rules: readonly ((row: TimedRow, old: PlacedSet) => boolean)[] = [
    (row, old) =>
      ofDay(row, old) && old.set.start === timeOf(row.start) && placeIds.get(row.stage) === old.place,
    ({ sourceId }, { set }) => Boolean(sourceId) && before.sources?.[set.id]?.id === sourceId,
    ofDay,
    () => true,
  ];
  const setsOfEvent = Map.groupBy(setsOf(before), ({ event }) => event);
  const found = new Map<Row, string>();
  for (const [group, old] of formerEvents) {
    const left = new Set(setsOfEvent.get(old));
    for (const rule of rules)
      for (const row of group) {
        const same = found.has(row) ? undefined : [...left].find((set) => rule(row, set));
        if (!same) continue;
        found.set(row, same.set.id);
        left.delete(same);
      }
  }
  return found;
}

/** Builds an event with its sets, from the source and from what was known of it before. */
function eventOf(
  id: string,
  row: Row,
  sets: readonly PlacedSet['set'][],
  old: FileEvent | undefined,
): FileEvent {
  const { kind, title, speakers, genre, description } = row;
  const place = sets[0]?.place ?? '';
  const head = { id, kind, title, place, ...(kind === 'music' && { artist: title }) };
  return {
    // Existing events keep the order of their fields.
    ...(old ?? { ...head, ...newEvent(kind) }),
    ...head,
    ...(kind === 'talk' && speakers && { speakers }),
    ...(kind === 'dj' && genre && { genre }),
    ...(description && { description }),
    sets: sets.map(({ place: its, ...set }) => ({ ...set, ...(its !== place && { place: its }) })),
  };
}

/** The acts of rows and of concerts that stay. Earlier acts keep their order, which is the poster's. */
function lineUpOf(
  rows: readonly Row[],
  concerts: readonly FileEvent[],
  before: Programme,
  dayIds: ReadonlyMap<string, string>,
): readonly Artist[] {
  const music = rows.filter(({ kind }) => kind === 'music');
  const acts = Map.groupBy(music, ({ title }) => title);
  const formerNames = new Map(before.concerts.map(({ id, artist }) => [id, artist]));
  const playing = new Map(concerts.map(({ id, title }) => [title, formerNames.get(id) ?? title]));
  const ranks = new Map(before.lineUp.map(({ name }, index) => [name, index]));
  const rankOf = (name: string): number => ranks.get(playing.get(name) ?? name) ?? before.lineUp.length;
  const names = [...new Set([...acts.keys(), ...playing.keys()])];
  return names
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((name): Artist => {
      const { day: _, ...old } = before.lineUp[rankOf(name)] ?? { name, genre: '' };
      const group = acts.get(name) ?? [];
      const genre = group.find((row) => row.genre)?.genre;
      const day = playing.has(name) ? undefined : dayIds.get(group[0]?.date ?? '');
      return { ...old, name, ...(genre && { genre }), ...(day && { day }) };
    });
}

interface Wanted {
  readonly rows: readonly Row[];
  readonly before: Programme;
  /** Ids that sets have had. No new set gets one of them. */
  readonly taken: Iterable<string>;
  /** Whether a set that is no longer in the source stays as a cancelled one. */
  readonly stays: (id: string) => boolean;
  readonly now: string;
}

/**
 * Builds the programme from rows. Existing entries keep their ids, their order, and what the source does not
 * say: an act's picture, an event's access, a place's position.
 */
export function buildProgramme({ rows, before, taken, stays, now }: Wanted): Programme {
  const timed = rows.filter(isTimed);
  const { placeIds, places } = placesOf(timed, before.places);
  const groups = [...Map.groupBy(timed, eventKey).values()] as unknown as readonly Group[];
  const formerEvents = findFormerEvents(groups, before);
  const foundSets = findFormerIds(formerEvents, before, placeIds);
  const found = new Set(foundSets.values());
  const staying = setsOf(before).filter(({ set }) => !found.has(set.id) && stays(set.id));
  const stayingOf = Map.groupBy(staying, ({ event }) => event);
  const cancelledOf = (event: FileEvent): readonly PlacedSet['set'][] =>
    (stayingOf.get(event) ?? []).map(({ set, place }) => ({ ...set, place, cancelled: true }));
  const dates = before.days
    .filter(({ id }) => staying.some(({ set }) => set.day === id))
    .map(({ date }) => date);
  const days = daysOf([...rows.flatMap(({ date = [] }) => date), ...dates], before.days);
  const dayIds = new Map(days.map(({ id, date }) => [date, id]));
  const setIds = new Set([...setsOf(before).map(({ set }) => set.id), ...taken]);
  const eventIds = new Set(eventsOf(before).map(({ id }) => id));
  const sources: Record<string, { readonly id?: string; readonly link?: string }> = {};

  const events = new Map(
    groups.map((group) => {
      const old = formerEvents.get(group);
      const [first] = group;
      const inOrder = group.toSorted((a, b) => a.date.localeCompare(b.date) || a.start - b.start);
      const sets = inOrder.map((row) => {
        const id = foundSets.get(row) ?? takeId(setIds, row.title, row.kind);
        sources[id] = {
          ...before.sources?.[id],
          ...(row.sourceId && { id: row.sourceId }),
          ...(row.link && { link: row.link }),
        };
        return {
          id,
          day: dayIds.get(row.date) ?? '',
          start: timeOf(row.start),
          end: timeOf(row.end),
          place: placeIds.get(row.stage) ?? '',
          ...(row.cancelled && { cancelled: true as const }),
        };
      });
      const id = old?.id ?? takeId(eventIds, first.title, first.kind);
      return [old ?? first, eventOf(id, first, [...sets, ...(old ? cancelledOf(old) : [])], old)];
    }),
  );
  for (const old of stayingOf.keys())
    if (!events.has(old)) events.set(old, { ...old, sets: cancelledOf(old) });
  for (const { set, place } of staying) {
    const was = before.places[place];
    if (was) places[place] ??= was;
    sources[set.id] = { ...before.sources?.[set.id] };
  }
  for (const { title, link, start } of rows) if (link && start === undefined) sources[title] = { link };

  const order = new Map<object, number>(eventsOf(before).map((event, index) => [event, index]));
  const rankOf = (key: object): number => order.get(key) ?? order.size;
  const sorted = [...events].toSorted(([a], [b]) => rankOf(a) - rankOf(b)).map(([, event]) => event);
  const lists = Object.fromEntries(
    Object.entries(LISTS).map(([kind, list]) => [list, sorted.filter((event) => event.kind === kind)]),
  ) as unknown as Lists;
  const lastEnd = Math.max(...setsOf(lists).map(({ set }) => minutesOf(set.end) - MINUTES_A_DAY));
  const busy = busyPlaces(lists, days);
  const sourcesWithFacts = Object.fromEntries(
    Object.entries(sources).filter(([, source]) => source.id || source.link),
  );
  return {
    days,
    ...(lastEnd > NIGHT_ENDS && { dayChangesAt: timeOf(Math.ceil(lastEnd / 60) * 60) }),
    places: Object.fromEntries(
      Object.entries(places).map(([id, place]) => [id, busy.has(id) ? { ...place, several: true } : place]),
    ),
    lineUp: lineUpOf(rows, lists.concerts, before, dayIds),
    ...lists,
    changes: before.changes,
    changesWritten: now,
    ...(before.announced && { announced: before.announced }),
    ...(Object.keys(sourcesWithFacts).length > 0 && { sources: sourcesWithFacts }),
  };
}
