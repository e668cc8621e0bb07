/** Makes days, places and events from a source, whose missing details stay unknown. */
import { minutesOf } from '../../shared/figures/timed-sets.ts';
import type { FestivalDay } from '../../shared/model/festival.ts';
import type { Place } from '../../shared/model/grounds.ts';
import type { EventAccess, EventKind } from '../../shared/model/programme.ts';
import { setsOf, type Lists, type Programme } from './programme-file.ts';
import type { TimedRow } from './row.ts';

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
/** In characters: addresses and file names of calendars contain it. */
const LONGEST = 60;

/**
 * Makes a unique ASCII id for a name, and reserves it: `Dúné & Søn` becomes `dune-son`.
 * @param fallback begins the id of a name that has no Latin letter
 */
export function takeId(taken: Set<string>, name: string, fallback: string): string {
  const ascii = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
  const begin = ascii || fallback;
  let id = begin;
  for (let count = 2; taken.has(id); count += 1) id = `${begin}-${count}`;
  taken.add(id);
  return id;
}

const weekdayOf = (date: string): string =>
  new Date(date).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** Makes the days of these dates in order. A weekday that occurs twice is named with its date. */
export function daysOf(dates: Iterable<string>, formerDays: readonly FestivalDay[]): readonly FestivalDay[] {
  const sorted = [...new Set(dates)].toSorted();
  return sorted.map((date) => {
    const weekday = weekdayOf(date);
    const isOnly = sorted.filter((otherDate) => weekdayOf(otherDate) === weekday).length === 1;
    const name = isOnly ? weekday : `${weekday} ${Number(date.slice(8))}`;
    const fresh = { id: name.toLowerCase().replace(' ', '-'), name, date };
    return formerDays.find((day) => day.date === date) ?? fresh;
  });
}

const newPlace = (name: string, isRoom: boolean): Place => ({
  name,
  kind: isRoom ? 'room' : 'stage',
  access: {
    surface: 'not known',
    slope: 'not known',
    shade: 'not known',
    seats: 'not known',
    stepFree: 'not known',
    covered: 'not known',
    inside: isRoom,
  },
});

/**
 * Makes the places of rows, and maps the source's names to ids. Details that somebody has added are kept,
 * former places that no row uses are dropped.
 */
export function placesOf(rows: readonly TimedRow[], before: Programme['places']) {
  const taken = new Set(Object.keys(before));
  const placeIds = new Map<string, string>();
  const fresh: Record<string, Place> = {};
  for (const { stage, kind } of rows) {
    if (placeIds.has(stage)) continue;
    const formerId = Object.keys(before).find((id) => before[id]?.name === stage);
    const id = formerId ?? takeId(taken, stage, 'place');
    if (!formerId) fresh[id] = newPlace(stage, kind === 'talk');
    placeIds.set(stage, id);
  }
  const used = new Set(placeIds.values());
  const kept = Object.entries(before).filter(([id]) => used.has(id));
  return { placeIds, places: { ...Object.fromEntries(kept), ...fresh } };
}

/** Finds the places where two sets overlap. */
export function busyPlaces(programme: Lists, days: readonly FestivalDay[]): ReadonlySet<string> {
  const midnights = new Map(days.map(({ id, date }) => [id, Date.parse(date) / 60_000]));
  const held = setsOf(programme)
    .filter(({ set }) => !set.cancelled)
    .map(({ set: { day, start, end }, place }) => {
      const midnight = midnights.get(day) ?? 0;
      return { place, from: midnight + minutesOf(start), to: midnight + minutesOf(end) };
    });
  const ends = new Map<string, number>();
  const busy = new Set<string>();
  for (const { place, from, to } of held.toSorted((a, b) => a.from - b.from)) {
    const end = ends.get(place) ?? -Infinity;
    if (from < end) busy.add(place);
    ends.set(place, Math.max(to, end));
  }
  return busy;
}

/** Details of a new event: empty or not known, until somebody adds them. A walk's difficulty must be one. */
export function newEvent(kind: EventKind): { readonly description: string; readonly access: EventAccess } {
  const details = {
    dj: { genre: '' },
    talk: { speakers: [] },
    children: { ageGroup: '' },
    walk: { difficulty: 'Moderate', distance: '', meet: '' },
    music: {},
    attraction: {},
  };
  return {
    ...details[kind],
    description: '',
    access: {
      strobe: 'not known',
      haze: 'not known',
      loudness: kind === 'talk' ? 'spoken' : 'not known',
      part: kind === 'children' || kind === 'walk' ? 'join in' : 'watch',
    },
  };
}
