import type { EventKind, GuidedWalkEvent, ProgrammeEvent } from '../../model/programme.ts';
import { minutesOf, type TimedSet } from '../../figures/timed-sets.ts';
import { listed } from '../../figures/listed.ts';
import { ascentText } from '../../figures/distance.ts';
import { hoursLong } from '../../figures/duration.ts';

/** The performers or speakers; empty if the programme names nobody. */
export function whoIsIn(event: ProgrammeEvent): readonly string[] {
  if (event.kind === 'music') return [event.artist];
  if (event.kind === 'dj') return [event.title];
  return event.kind === 'talk' ? event.speakers : [];
}

/** The length of a set, to the quarter of an hour, as visitors read it: `3¼ hours`. */
export const duration = ({ start, end }: Pick<TimedSet, 'start' | 'end'>): string =>
  hoursLong((minutesOf(end) - minutesOf(start)) / 60);

/** What an event's kind adds: its genre, who speaks, for whom or how hard it is; empty if nothing. */
function factOf(event: ProgrammeEvent): string {
  if (event.kind === 'dj') return event.genre;
  if (event.kind === 'talk') return listed(event.speakers);
  if (event.kind === 'children') return event.ageGroup;
  return event.kind === 'walk' ? event.difficulty : '';
}

/** The length and climb of a guided walk. */
export const distanceOfWalk = ({ distance, ascent }: Pick<GuidedWalkEvent, 'distance' | 'ascent'>): string =>
  [distance, ascent && ascentText(ascent)].filter(Boolean).join(', ');

/** The line below a set's title, for other programs: what its kind adds; empty if nothing. */
export const subtitleOf = ({ event, ...set }: Pick<TimedSet, 'event' | 'start' | 'end'>): string =>
  event.kind === 'walk'
    ? [factOf(event), distanceOfWalk(event), duration(set), event.meet].join('; ')
    : factOf(event);

/** For whom an event is, how hard, or who speaks, in a word or a name; empty if nothing. */
function brieflyOf(event: ProgrammeEvent): string {
  if (event.kind === 'talk') return listed(event.speakers.map((speaker) => speaker.replace(/,.*/, '')));
  return event.kind === 'dj' ? '' : factOf(event);
}

/** The text of an event's row besides title, time, place and access: its kind and that kind's fact. */
export const aboutEvent = (
  event: ProgrammeEvent,
  kinds: Readonly<Record<EventKind, string>>,
): readonly string[] => [kinds[event.kind], brieflyOf(event)].filter(Boolean);
