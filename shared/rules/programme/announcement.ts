import type { Announced, AnnouncedSet } from '../../model/changes.ts';
import type { ProgrammeEvent } from '../../model/programme.ts';

const asAnnounced = (event: ProgrammeEvent): readonly AnnouncedSet[] =>
  event.sets.map(({ id, day, start, end, place = event.place, cancelled }) => ({
    id,
    title: event.title,
    day,
    start,
    end,
    place,
    ...(cancelled && { cancelled }),
  }));

/**
 * The announcement with these events: all their sets the first time,
 * and later only new ones. What was announced stays in its words.
 * @param now date and time with the offset from UTC
 */
export function withAnnounced(
  { at, sets }: Announced,
  events: readonly ProgrammeEvent[],
  now: string,
): Announced {
  const announcedIds = new Set(sets.map(({ id }) => id));
  const added = events.flatMap(asAnnounced).filter(({ id }) => !announcedIds.has(id));
  return { at: sets.length > 0 ? at : now, sets: [...sets, ...added] };
}
