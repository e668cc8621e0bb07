import { timeOf } from '../../shared/figures/timed-sets.ts';
import type { Artist } from '../../shared/model/artists.ts';
import { dayChangeOf, daysOf, newEvent, placesOf, withSeveral } from './fresh-entries.ts';
import { Ids } from './ids.ts';
import { matchEvents, matchSets } from './match.ts';
import {
  eventsOf,
  LISTS,
  setsOf,
  type FileEvent,
  type Lists,
  type PlacedSet,
  type Programme,
  type Source,
} from './programme-file.ts';
import { isTimed, type Row } from './row.ts';

/** An event with its sets as they take place, what the source says of it, and what was said of it before. */
function eventOf(
  id: string,
  row: Row,
  placed: readonly PlacedSet['set'][],
  old: FileEvent | undefined,
): FileEvent {
  const { kind, title, speakers, genre, description } = row;
  const place = placed[0]?.place ?? '';
  const head = { id, kind, title, place, ...(kind === 'music' && { artist: title }) };
  return {
    // What was there keeps the order of its fields, too.
    ...(old ?? { ...head, ...newEvent(kind) }),
    ...head,
    ...(kind === 'talk' && speakers && { speakers }),
    ...(kind === 'dj' && genre && { genre }),
    ...(description && { description }),
    sets: placed.map(({ place: its, ...set }) => ({ ...set, ...(its !== place && { place: its }) })),
  };
}

/** The acts of rows and of concerts that stay: first those of before, in their order, which is the poster's. */
function lineUpOf(
  rows: readonly Row[],
  concerts: readonly FileEvent[],
  before: Programme,
  dayIds: ReadonlyMap<string, string>,
) {
  const acts = Map.groupBy(
    rows.filter(({ kind }) => kind === 'music'),
    ({ title }) => title,
  );
  const formerNames = new Map(before.concerts.map(({ id, artist }) => [id, artist]));
  const playing = new Map(concerts.map(({ id, title }) => [title, formerNames.get(id) ?? title]));
  const oldIndex = (name: string): number =>
    before.lineUp.findIndex((act) => act.name === (playing.get(name) ?? name));
  const rank = (name: string): number => (oldIndex(name) < 0 ? before.lineUp.length : oldIndex(name));
  const names = [...new Set([...acts.keys(), ...playing.keys()])];
  return names
    .toSorted((one, other) => rank(one) - rank(other))
    .map((name): Artist => {
      const { day: _, ...old } = before.lineUp[oldIndex(name)] ?? { name, genre: '' };
      const group = acts.get(name) ?? [];
      const genre = group.find((row) => row.genre)?.genre;
      const day = playing.has(name) ? undefined : dayIds.get(group[0]?.date ?? '');
      return { ...old, name, ...(genre && { genre }), ...(day && { day }) };
    });
}

interface Wanted {
  readonly rows: readonly Row[];
  readonly before: Programme;
  /** Ids that sets have had: none gets them anew. */
  readonly taken: Iterable<string>;
  /** Whether a set that is no longer in the source stays, as a cancelled one. */
  readonly stays: (id: string) => boolean;
  readonly now: string;
}

/**
 * The programme that rows make. What was there before keeps its ids, its order, and what the source does not say of it:
 * an act's picture, an event's access, a place's position.
 */
export function buildProgramme({ rows, before, taken, stays, now }: Wanted): Programme {
  const timed = rows.filter(isTimed);
  const { placeIds, places } = placesOf(timed, before.places);
  const dateOf = new Map(before.days.map(({ id, date }) => [id, date]));
  const matched = matchEvents(timed, before);
  const foundSets = matchSets(matched, before, { placeIds, dateOf });
  const found = new Set(foundSets.values());
  const staying = Map.groupBy(
    setsOf(before).filter(({ set }) => !found.has(set.id) && stays(set.id)),
    ({ event }) => event,
  );
  const stayingSets = [...staying.values()].flat();
  const days = daysOf(
    new Set([
      ...rows.flatMap(({ date = [] }) => date),
      ...stayingSets.flatMap(({ set }) => dateOf.get(set.day) ?? []),
    ]),
    before.days,
  );
  const dayIds = new Map(days.map(({ id, date }) => [date, id]));
  const setIds = new Ids([...setsOf(before).map(({ set }) => set.id), ...taken]);
  const eventIds = new Ids(eventsOf(before).map(({ id }) => id));
  const sources: Record<string, Source> = {};
  const cancelledOf = (event: FileEvent | undefined): readonly PlacedSet['set'][] =>
    ((event && staying.get(event)) || []).map(({ set, place }) => ({ ...set, place, cancelled: true }));

  const events = matched.map(({ group, old }) => {
    const [first] = group;
    const inOrder = group.toSorted(
      (one, other) => one.date.localeCompare(other.date) || one.start - other.start,
    );
    const sets = inOrder.map((row) => {
      const id = foundSets.get(row) ?? setIds.idOf(row.title, row.kind);
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
    const id = old?.id ?? eventIds.idOf(first.title, first.kind);
    return { old, event: eventOf(id, first, [...sets, ...cancelledOf(old)], old) };
  });
  const continued = new Set(matched.map(({ old }) => old));
  for (const [old] of staying)
    if (!continued.has(old)) events.push({ old, event: { ...old, sets: cancelledOf(old) } });
  for (const { set, place } of stayingSets) {
    const was = before.places[place];
    if (was) places[place] ??= was;
    sources[set.id] = { ...before.sources?.[set.id] };
  }
  for (const { title, link, start } of rows) if (link && start === undefined) sources[title] = { link };

  const order = new Map(eventsOf(before).map((event, index) => [event, index]));
  const rank = (old: FileEvent | undefined): number => (old && order.get(old)) ?? order.size;
  const sorted = events.toSorted((one, other) => rank(one.old) - rank(other.old)).map(({ event }) => event);
  const lists = Object.fromEntries(
    Object.entries(LISTS).map(([kind, list]) => [list, sorted.filter((event) => event.kind === kind)]),
  ) as unknown as Lists;
  const dayChangesAt = dayChangeOf(lists);
  const said = Object.fromEntries(Object.entries(sources).filter(([, source]) => source.id || source.link));
  return {
    days,
    ...(dayChangesAt && { dayChangesAt }),
    places: withSeveral(places, lists, days),
    lineUp: lineUpOf(rows, lists.concerts, before, dayIds),
    ...lists,
    changes: before.changes,
    changesWritten: now,
    ...(before.announced && { announced: before.announced }),
    ...(Object.keys(said).length > 0 && { sources: said }),
  };
}
