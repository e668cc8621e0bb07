/**
 * What is different today. The server reads it from a file while it runs (`server/today/`) and evaluates the site anew
 * for each state of it, so that everything that is computed from the data follows.
 */
import type { Availabilities } from './products.ts';
import type { Change } from './programme/change-model.ts';
import type { Path, Place } from './programme/ground-model.ts';
import type { EventSet, ProgrammeEvent } from './programme/model.ts';

export interface Today {
  /** When its file was saved, with the offset from UTC, as a change's `at`. Absent without a file. */
  readonly written?: string | undefined;
  /** An urgent notice for the top of every page, as plain text. */
  readonly notice?: string | undefined;
  /** In the order in which they were made. */
  readonly changes: readonly Change[];
  /** Sets that are not as planned, by their ids. */
  readonly sets: Readonly<Record<string, EventSet>>;
  /** Ids of places, and of paths the ids of both ends. */
  readonly closed: readonly string[];
  readonly availabilities: Availabilities;
}

export const asPlanned: Today = { changes: [], sets: {}, closed: [], availabilities: {} };

/** A parameter of the function that the server makes of the site; absent where the site is imported. */
declare const TODAY: Today | undefined;

export const today: Today = typeof TODAY === 'undefined' ? asPlanned : TODAY;

/** Events with their sets as they are today. */
export const eventsOf = <Event extends ProgrammeEvent>(
  events: readonly Event[],
  { sets } = today,
): readonly Event[] =>
  events.map((event) => ({ ...event, sets: event.sets.map((set) => sets[set.id] ?? set) }));

export const pathsOf = <Id extends string>(
  paths: readonly Path<Id>[],
  { closed } = today,
): readonly Path<Id>[] =>
  paths.map((path) => (closed.includes(path.between.join(' ')) ? { ...path, closed: true } : path));

export const placesOf = <Id extends string>(
  places: Readonly<Record<Id, Place>>,
  { closed } = today,
): Readonly<Record<Id, Place>> =>
  Object.fromEntries(
    Object.entries<Place>(places).map(([id, place]) => [
      id,
      closed.includes(id) ? { ...place, closed: true as const } : place,
    ]),
  ) as Readonly<Record<Id, Place>>;

export const changesOf = (changes: readonly Change[]): readonly Change[] => [...changes, ...today.changes];

export const availabilitiesOf = (planned: Availabilities): Availabilities => ({
  ...planned,
  ...today.availabilities,
});
