import type { EventAbout } from '../components/programme/event-details.tsx';
import type { SetEntry, SetGroup } from '../components/programme/grouped-sets.tsx';
import type { ProgrammeEvent } from '../model/programme.ts';
import { byDay } from '../rules/programme/by-day.ts';
import { nameOfDay } from '../rules/programme/day-names.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createProgrammeEntry } from './programme-entry.ts';

export type FactsOf<Event> = (event: Event) => Omit<EventAbout, 'description'>;

/**
 * Sets with what their events are, said once: by day, or, if an event of the list has several sets, under the
 * events, in the order of their first starts.
 */
export function describedSets<Event extends ProgrammeEvent>(
  festival: Festival,
  events: readonly Event[],
  factsOf: FactsOf<Event> = () => ({}),
): readonly SetGroup<SetEntry>[] {
  const { days } = festival.edition;
  const programmeEntry = createProgrammeEntry(festival);
  const abouts = new Map<string, EventAbout>(
    events.map((event) => [event.id, { ...factsOf(event), description: event.description }]),
  );
  const sets = festival.sets.filter(({ event }) => abouts.has(event.id));
  if (events.every((event) => event.sets.length === 1))
    return byDay(days, sets, (set) => ({ ...programmeEntry(set), about: abouts.get(set.event.id) }));
  return Array.from(
    Map.groupBy(sets, ({ event }) => event),
    ([{ id, title }, ofEvent]) => ({
      id: `about-${id}`,
      name: title,
      about: abouts.get(id),
      entries: ofEvent.map((set) => ({
        ...programmeEntry(set),
        title: nameOfDay(set.day, days),
        billing: undefined,
      })),
    }),
  );
}
