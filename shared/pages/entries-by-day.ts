import type { ListedFact } from '../components/type/grade.tsx';
import type { ProgrammeEvent } from '../model/programme.ts';
import { byDay } from '../rules/programme/by-day.ts';
import { nameOfDay } from '../rules/programme/day-names.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createProgrammeEntry } from './programme-entry.ts';

export type FactsOf<Event> = (event: Event) => readonly ListedFact[];

export function entriesByDay<Event extends ProgrammeEvent>(
  festival: Festival,
  events: readonly Event[],
  factsOf: FactsOf<Event> = () => [],
) {
  const { edition, sets } = festival;
  const programmeEntry = createProgrammeEntry(festival);
  const facts = new Map<string, readonly ListedFact[]>(events.map((event) => [event.id, factsOf(event)]));
  const describedSets = sets.filter(({ event }) => facts.has(event.id));
  return byDay(edition.days, describedSets, (set) => {
    const { event } = set;
    const first = describedSets.find((candidate) => candidate.event === event);
    return {
      ...programmeEntry(set),
      facts: facts.get(event.id) ?? [],
      ...(event.kind !== 'music' && { description: event.description }),
      ...(first && first !== set && { under: { id: first.id, day: nameOfDay(first.day, edition.days) } }),
    };
  });
}
