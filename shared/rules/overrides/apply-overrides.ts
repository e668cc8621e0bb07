import type { Place, PlaceId } from '../../model/grounds.ts';
import type { Overridable, Overrides } from '../../model/overridable.ts';
import type { ProgrammeEvent } from '../../model/programme.ts';

/** The overrides without a file. */
export const asPlanned: Overrides = { changes: [], sets: {}, closed: [], availabilities: {} };

/** Applies overrides to the content: sets moved or cancelled, places and paths closed, tickets sold out. */
export function applyOverrides(
  planned: Overridable,
  { sets, closed, availabilities, changes }: Overrides,
): Overridable {
  const eventsToday = <Event extends ProgrammeEvent>(events: readonly Event[]): readonly Event[] =>
    events.map((event) => ({ ...event, sets: event.sets.map((set) => sets[set.id] ?? set) }));
  const placesToday = (places: Readonly<Record<PlaceId, Place>>): Readonly<Record<PlaceId, Place>> =>
    Object.fromEntries(
      Object.entries(places).map(([id, place]) => [
        id,
        closed.includes(id) ? { ...place, closed: true } : place,
      ]),
    );
  return {
    concerts: eventsToday(planned.concerts),
    djSets: eventsToday(planned.djSets),
    talks: eventsToday(planned.talks),
    kidsActivities: eventsToday(planned.kidsActivities),
    guidedWalks: eventsToday(planned.guidedWalks),
    attractions: eventsToday(planned.attractions),
    places: placesToday(planned.places),
    grounds: placesToday(planned.grounds),
    paths: planned.paths.map((path) =>
      closed.includes(path.between.join(' ')) ? { ...path, closed: true } : path,
    ),
    availabilities: { ...planned.availabilities, ...availabilities },
    changes: [...planned.changes, ...changes],
  };
}
