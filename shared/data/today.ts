/**
 * What is different today. The server reads it from a file while it runs (`server/today/`) and evaluates the site anew
 * for each state of it, so that everything that is computed from the data follows.
 */
import type { Overrides } from '../model/overrides.ts';
import type { Availabilities } from '../model/products.ts';
import type { Change } from '../model/changes.ts';
import type { Path, Place } from '../model/grounds.ts';
import type { ProgrammeEvent } from '../model/programme.ts';

export const asPlanned: Overrides = { changes: [], sets: {}, closed: [], availabilities: {} };

/** A parameter of the function that the server makes of the site; absent where the site is imported. */
declare const TODAY: Overrides | undefined;

export const today: Overrides = typeof TODAY === 'undefined' ? asPlanned : TODAY;

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
