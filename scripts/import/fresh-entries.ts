/** What a source does not say of days, places and events: nobody knows it yet. */
import { minutesOf, timeOf } from '../../shared/figures/timed-sets.ts';
import type { FestivalDay } from '../../shared/model/festival.ts';
import type { Place } from '../../shared/model/grounds.ts';
import type { EventAccess, EventKind } from '../../shared/model/programme.ts';
import { Ids } from './ids.ts';
import { setsOf, type Lists, type Programme } from './programme-file.ts';
import { DAY, NIGHT_ENDS, type TimedRow } from './row.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekdayOf = (date: string): string => WEEKDAYS[new Date(date).getUTCDay()] ?? '';

/** The days of these dates, in their order. A weekday that comes twice is called by its date, too. */
export function daysOf(dates: ReadonlySet<string>, known: readonly FestivalDay[]): readonly FestivalDay[] {
  const sorted = [...dates].toSorted();
  return sorted.map((date) => {
    const weekday = weekdayOf(date);
    const isOnly = sorted.filter((other) => weekdayOf(other) === weekday).length === 1;
    const name = isOnly ? weekday : `${weekday} ${Number(date.slice(8))}`;
    const fresh = { id: name.toLowerCase().replace(' ', '-'), name, date };
    return known.find((day) => day.date === date) ?? fresh;
  });
}

/** When the festival's day ends, on the hour, if a party goes on after 6am. */
export function dayChangeOf(programme: Lists): string | undefined {
  const ends = setsOf(programme).map(({ set }) => minutesOf(set.end) - DAY);
  const last = Math.max(...ends);
  return last > NIGHT_ENDS ? timeOf(Math.ceil(last / 60) * 60) : undefined;
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

/** The places of rows, as somebody may have completed them, and their ids by the names that the source has. */
export function placesOf(rows: readonly TimedRow[], before: Programme['places']) {
  const ids = new Ids(Object.keys(before));
  const placeIds = new Map<string, string>();
  const places: Record<string, Place> = {};
  for (const { stage, kind } of rows) {
    if (placeIds.has(stage)) continue;
    const [known] = Object.entries(before).filter(([, place]) => place.name === stage);
    const id = known?.[0] ?? ids.idOf(stage, 'place');
    places[id] = known?.[1] ?? newPlace(stage, kind === 'talk');
    placeIds.set(stage, id);
  }
  const order = [...Object.keys(before).filter((id) => id in places), ...Object.keys(places)];
  return { placeIds, places: Object.fromEntries(order.map((id) => [id, places[id] as Place])) };
}

/** The places, of which those are marked where something begins before all else has ended. */
export function withSeveral(
  places: Programme['places'],
  programme: Lists,
  days: readonly FestivalDay[],
): Programme['places'] {
  const midnights = new Map(days.map(({ id, date }) => [id, Date.parse(date) / 60_000]));
  const held = setsOf(programme)
    .filter(({ set }) => !set.cancelled)
    .map(({ set: { day, start, end }, place }) => {
      const midnight = midnights.get(day) ?? 0;
      return { place, from: midnight + minutesOf(start), to: midnight + minutesOf(end) };
    });
  const ends = new Map<string, number>();
  const busy = new Set<string>();
  for (const { place, from, to } of held.toSorted((one, other) => one.from - other.from)) {
    const end = ends.get(place) ?? -Infinity;
    if (from < end) busy.add(place);
    ends.set(place, Math.max(to, end));
  }
  return Object.fromEntries(
    Object.entries(places).map(([id, place]) => {
      const { name, kind, ...rest } = place;
      return [id, busy.has(id) && !place.several ? { name, kind, several: true, ...rest } : place];
    }),
  );
}

/** What visitors may be told of an event without asking anybody. A walk's difficulty has no word for it. */
export function newEvent(kind: EventKind): { readonly description: string; readonly access: EventAccess } {
  const own = {
    dj: { genre: '' },
    talk: { speakers: [] },
    children: { ageGroup: '' },
    walk: { difficulty: 'Moderate', distance: '', meet: '' },
    music: {},
    attraction: {},
  };
  return {
    ...own[kind],
    description: '',
    access: {
      strobe: 'not known',
      haze: 'not known',
      loudness: kind === 'music' || kind === 'dj' ? 'loud' : 'spoken',
      part: kind === 'children' || kind === 'walk' ? 'join in' : 'watch',
    },
  };
}
