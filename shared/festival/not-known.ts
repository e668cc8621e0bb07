/** What nobody knows yet of the grounds and of the programme. */
import type { EventFact, PlaceFact } from '../model/grounds.ts';
import { notKnownOf, openFacts } from '../rules/programme/not-known.ts';
import type { ProgrammeBasics } from './programme-basics.ts';

export function createNotKnown({ askedOfEvents, askedOfPlaces, events, paths, allPlaces }: ProgrammeBasics) {
  const isOpen = (id: string): boolean => allPlaces[id]?.access.stepFree === 'not known';

  const nameOf = (id: string): string => allPlaces[id]?.name ?? id;

  return notKnownOf<PlaceFact | EventFact>([
    ...Object.entries(allPlaces).map(([id, { name, kind, access }]) => ({
      name,
      to: `plan#${id}`,
      finding: access.finding,
      open: openFacts(access, askedOfPlaces[kind] ?? []),
    })),
    // Whoever finds out whether a place is step-free looks at the way there, too.
    ...paths
      .filter(({ between }) => !between.some(isOpen))
      .map((path) => ({
        name: path.between.map(nameOf).join(' to '),
        finding: path.finding,
        open: openFacts(path, ['stepFree']),
      })),
    ...events.map(({ title, kind, access, sets: [{ id }] }) => ({
      name: title,
      to: `programme/programme#set-${id}`,
      finding: access.finding,
      open: openFacts(access, askedOfEvents[kind] ?? []),
    })),
  ]);
}
