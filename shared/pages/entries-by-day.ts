import type { ListedFact } from '../components/type/grade.tsx';
import type { GuidedWalkEvent, ProgrammeEvent } from '../model/programme.ts';
import { ascentText } from '../figures/distance.ts';
import { byDay } from '../rules/programme/by-day.ts';
import { nameOfDay } from '../rules/programme/day-names.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createProgrammeEntry } from './programme-entry.ts';

export type FactsOf<Event> = (event: Event) => readonly ListedFact[];

export function createEntriesByDay(festival: Festival) {
  const { edition, insideBy, sets, guidedWalks } = festival;
  const programmeEntry = createProgrammeEntry(festival);
  const most = (key: 'miles' | 'ascent') => Math.max(...guidedWalks.map((walk) => walk[key] ?? 0));

  const hillOf = ({ miles = 0, ascent = 0 }: GuidedWalkEvent) =>
    ascent > 0
      ? { far: miles / most('miles'), up: ascent / most('ascent'), ascent: ascentText(ascent) }
      : undefined;

  /** The sets of events by day, each event described at its first one. */
  function entriesByDay<Event extends ProgrammeEvent>(
    events: readonly Event[],
    factsOf: FactsOf<Event> = () => [],
  ) {
    const facts = new Map<string, readonly ListedFact[]>(events.map((event) => [event.id, factsOf(event)]));
    const own = sets.filter(({ event }) => facts.has(event.id));
    return byDay(edition.days, own, (set) => {
      const { event } = set;
      const first = own.find((one) => one.event === event);
      const inside = insideBy(set);
      return {
        ...programmeEntry(set),
        facts: [...(facts.get(event.id) ?? []), ...(inside ? [inside] : [])],
        ...(event.kind === 'walk' && { hill: hillOf(event) }),
        ...(event.kind !== 'music' && { description: event.description }),
        ...(first && first !== set && { under: { id: first.id, day: nameOfDay(first.day, edition.days) } }),
      };
    });
  }

  return { entriesByDay };
}
