import { timeOf } from '../../shared/figures/timed-sets.ts';
import type { Artist } from '../../shared/model/artists.ts';
import type { ProgrammeEvent } from '../../shared/model/programme.ts';
import { daysOf, dayChangeOf, newEvent, placesOf, withSeveral } from './fresh-entries.ts';
import { Ids } from './ids.ts';
import { matchEvents, matchSets } from './match.ts';
import { eventsOf, LISTS, setsOf, type PlacedSet, type Programme, type Source } from './programme-file.ts';
import type { Row, TimedRow } from './row.ts';

const isTimed = (row: Row): row is TimedRow => row.start !== undefined;

/** What the source says of an event, over what was there, over what nobody has said yet. */
function eventOf(id: string, group: readonly TimedRow[], old: ProgrammeEvent | undefined): object {
  const [{ kind, title, speakers, genre, description }] = group as [TimedRow];
  const base = { ...newEvent(kind), ...old };
  const { id: _, kind: __, title: ___, place: ____, sets: _____, description: was, access, ...own } = base;
  return {
    id,
    kind,
    title,
    ...own,
    ...(kind === 'music' && { artist: title }),
    ...(kind === 'talk' && speakers && { speakers }),
    ...(kind === 'dj' && genre && { genre }),
    description: description || was,
    access,
  };
}

function lineUpOf(rows: readonly Row[], events: readonly ProgrammeEvent[], before: Programme, renamed: ReadonlyMap<string, string>, dayIds: ReadonlyMap<string, string>) {
  const playing = new Set(events.flatMap((event) => (event.kind === 'music' ? event.artist : [])));
  const acts = Map.groupBy(rows.filter(({ kind }) => kind === 'music'), ({ title }) => title);
  const oldNames = before.lineUp.map(({ name }) => name);
  const names = [...new Set([...acts.keys(), ...playing])];
  const rank = (name: string): number => {
    const index = oldNames.indexOf(renamed.get(name) ?? name);
    return index < 0 ? oldNames.length : index;
  };
  return names.toSorted((one, other) => rank(one) - rank(other)).map((name): Artist => {
    const { day: _, ...old } = before.lineUp.find((act) => act.name === (renamed.get(name) ?? name)) ?? { genre: '' };
    const group = acts.get(name) ?? [];
    const day = playing.has(name) ? undefined : dayIds.get(group[0]?.date ?? '');
    const genre = group.find((row) => row.genre)?.genre;
    return { ...old, name, ...(genre && { genre }), ...(day && { day }) };
  });
}

/** What a source is asked to become. */
export interface Wanted {
  readonly rows: readonly Row[];
  readonly before: Programme;
  /** Ids that sets have had: none gets them anew. */
  readonly taken: Iterable<string>;
  /** Whether a set that is no longer in the source stays, as a cancelled one. */
  readonly stays: (id: string) => boolean;
  readonly now: string;
}

/**
 * The programme that rows make. What was there before keeps its ids, and what the source does not say of it: an act's
 * picture, an event's access, a place's position.
 */
export function buildProgramme({ rows, before, taken, stays, now }: Wanted): Programme {
  const timed = rows.filter(isTimed);
  const { placeIds, places } = placesOf(timed, before.places);
  const dateOf = new Map(before.days.map(({ id, date }) => [id, date]));
  const oldSets = setsOf(before);
  const matched = matchEvents(timed, before);
  const setIds = matchSets(matched, before, { placeIds, dateOf });
  const found = new Set(setIds.values());
  const staying = oldSets.filter(({ set }) => !found.has(set.id) && stays(set.id));
  const dates = [...rows.flatMap(({ date = [] }) => date), ...staying.flatMap(({ set }) => dateOf.get(set.day) ?? [])];
  const days = daysOf(new Set(dates), before.days);
  const dayIds = new Map(days.map(({ id, date }) => [date, id]));
  const newSetIds = new Ids([...oldSets.map(({ set }) => set.id), ...taken]);
  const newEventIds = new Ids(eventsOf(before).map(({ id }) => id));
  const sources: Record<string, Source> = {};
  const cancelled = ({ set, place }: PlacedSet) => ({ ...set, place, cancelled: true as const });

  const built = matched.map(({ group, old }) => {
    const title = group[0]?.title ?? '';
    const here = group.map((row) => {
      const id = setIds.get(row) ?? newSetIds.idOf(title, row.kind);
      const { sourceId, link } = row;
      if (sourceId || link) sources[id] = { ...before.sources?.[id], ...(sourceId && { id: sourceId }), ...(link && { link }) };
      return {
        id,
        day: dayIds.get(row.date) ?? '',
        start: timeOf(row.start),
        end: timeOf(row.end),
        place: placeIds.get(row.stage) ?? '',
        ...(row.cancelled && { cancelled: true as const }),
      };
    });
    const all = [...here, ...staying.filter(({ event }) => event === old).map(cancelled)];
    const place = all[0]?.place ?? '';
    const sets = all.map(({ place: own, ...set }) => (own === place ? set : { ...set, place: own }));
    const event = eventOf(old?.id ?? newEventIds.idOf(title, group[0]?.kind ?? 'event'), group, old);
    return { event: { ...event, place, sets } as unknown as ProgrammeEvent, old };
  });
  const continued = new Set(matched.map(({ old }) => old));
  const leftover = Map.groupBy(staying.filter(({ event }) => !continued.has(event)), ({ event }) => event);
  const events = [
    ...built,
    ...[...leftover].map(([old, sets]) => ({
      event: { ...old, sets: sets.map(({ set }) => ({ ...set, cancelled: true as const })) } as unknown as ProgrammeEvent,
      old,
    })),
  ];
  for (const { set, place } of staying) {
    const was = before.places[place];
    if (was) places[place] ??= was;
    const source = before.sources?.[set.id];
    if (source) sources[set.id] = source;
  }
  const order = eventsOf(before);
  const rank = (old: ProgrammeEvent | undefined): number => (old ? order.indexOf(old) : order.length);
  const sorted = events.toSorted((one, other) => rank(one.old) - rank(other.old)).map(({ event }) => event);
  const renamed = new Map(
    events.flatMap(({ event, old }) => (event.kind === 'music' && old?.kind === 'music' ? [[event.artist, old.artist]] : [])),
  );
  for (const { start, title, link } of rows) if (start === undefined && link) sources[title] = { link };
  const lists = Object.fromEntries(
    Object.entries(LISTS).map(([kind, list]) => [list, sorted.filter((event) => event.kind === kind)]),
  ) as unknown as Pick<Programme, (typeof LISTS)[keyof typeof LISTS]>;
  const dayChange = dayChangeOf(sorted);
  return {
    days,
    ...(dayChange && { dayChangesAt: dayChange }),
    places: withSeveral(places, lists, days),
    lineUp: lineUpOf(rows, sorted, before, renamed, dayIds),
    ...lists,
    changes: before.changes,
    changesWritten: now,
    sources,
  };
}
