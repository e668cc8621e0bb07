import type { EventKind, GuidedWalkEvent, ProgrammeEvent } from '../../model/programme.ts';
import { minutesOf, type TimedSet } from '../../figures/timed-sets.ts';
import { listed } from '../../figures/listed.ts';
import { ascentText } from '../../figures/distance.ts';
import { hoursLong } from '../../figures/duration.ts';

/** Who plays or speaks; empty where the programme names nobody. */
export function whoIsIn(event: ProgrammeEvent): readonly string[] {
  if (event.kind === 'music') return [event.artist];
  if (event.kind === 'dj') return [event.title];
  return event.kind === 'talk' ? event.speakers : [];
}

/** How long a set lasts, to the quarter of an hour, as visitors read it: `3¼ hours`. */
export const duration = ({ start, end }: Pick<TimedSet, 'start' | 'end'>): string =>
  hoursLong((minutesOf(end) - minutesOf(start)) / 60);

/** What, who, for whom or how hard, by its kind; empty where its kind says nothing of this. */
function factOf(event: ProgrammeEvent): string {
  if (event.kind === 'dj') return event.genre;
  if (event.kind === 'talk') return listed(event.speakers);
  if (event.kind === 'children') return event.ageGroup;
  return event.kind === 'walk' ? event.difficulty : '';
}

/** How long a guided walk is, and what it climbs. */
export const distanceOfWalk = ({ distance, ascent }: Pick<GuidedWalkEvent, 'distance' | 'ascent'>): string =>
  [distance, ascent && ascentText(ascent)].filter(Boolean).join(', ');

/** What its kind says of a set besides title and description, on one line; empty where there is nothing. */
export const factsOf = ({ event, ...set }: Pick<TimedSet, 'event' | 'start' | 'end'>): string =>
  event.kind === 'walk'
    ? [factOf(event), distanceOfWalk(event), duration(set), event.meet].join('; ')
    : factOf(event);

/** What an event's row says besides title, time, place and access: its kind, and the fact of it. */
export const aboutEvent = (
  event: ProgrammeEvent,
  kinds: Readonly<Record<EventKind, string>>,
): readonly string[] => [kinds[event.kind], factOf(event)].filter(Boolean);
