/** What nobody knows yet of the grounds and of the programme. */
import { askedOfEvents, askedOfPlaces } from '../data/programme/asked.ts';
import type { EventFact, PlaceFact } from '../model/grounds.ts';
import { events } from '../data/programme/events.ts';
import { paths } from '../data/programme/footpaths.ts';
import { notKnownOf, openFacts } from '../rules/programme/not-known.ts';
import { allPlaces } from './all-places.ts';

const isOpen = (id: string): boolean => allPlaces[id]?.access.stepFree === 'not known';
const nameOf = (id: string): string => allPlaces[id]?.name ?? id;

export const notKnown = notKnownOf<PlaceFact | EventFact>([
  ...Object.entries(allPlaces).map(([id, { name, kind, access }]) => ({
    name,
    to: `plan#${id}`,
    finding: access.finding,
    open: openFacts(access, askedOfPlaces[kind]),
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
    open: openFacts(access, askedOfEvents[kind]),
  })),
]);
