import type { ProgrammeEvent } from '../../data/programme/model.ts';
import { duration } from './set-duration.ts';
import type { TimedSet } from '../../figures/timed-sets.ts';

/** Who plays or speaks; undefined where the programme names nobody. */
export function whoIsIn(event: ProgrammeEvent): string | undefined {
  switch (event.kind) {
    case 'music':
      return event.artist;
    case 'dj':
      return event.title;
    case 'talk':
      return event.speaker;
    default:
      return undefined;
  }
}

/** What its kind says of a set besides title and description, on one line; empty where there is nothing. */
export function factsOf({ event, ...set }: Pick<TimedSet, 'event' | 'start' | 'end'>): string {
  switch (event.kind) {
    case 'dj':
      return event.genre;
    case 'talk':
      return event.speaker;
    case 'children':
      return event.ageGroup;
    case 'walk':
      return [event.difficulty, event.distance, duration(set), event.meet].join('; ');
    default:
      return '';
  }
}
