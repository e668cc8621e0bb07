import type { ScheduleEntry } from '../../data/programme/model.ts';
import type { PlaceId } from '../../data/programme/places.ts';
import type { TimedSet } from '../../figures/timed-sets.ts';

export interface RunningEntry {
  readonly sets: readonly string[];
  readonly title: string;
  /** Festival time, as the data has it: `23:15`, `26:00`. */
  readonly start: string;
  readonly end: string;
  readonly place: PlaceId;
  /** The act of the line-up, if it is a concert. */
  readonly artist?: string;
  readonly titles: readonly string[];
}

/**
 * The entries of a day, from the first set of each to the end of its last one.
 * @param followedBy stands between the titles of sets that share an entry
 * @throws {Error} if an entry has a set that does not exist
 */
export const runningOrder = (
  entries: readonly ScheduleEntry[],
  sets: readonly TimedSet[],
  followedBy: string,
): readonly RunningEntry[] =>
  entries.map(({ label, sets: ids }) => {
    const held = ids.map((id) => sets.find((set) => set.id === id));
    const [first, last] = [held[0], held.at(-1)];
    if (!first || !last) throw new Error(`No set of the schedule: ${ids.join(', ')}`);
    const titles = held.flatMap((set) => set?.event.title ?? []);
    const { start, place, event } = first;
    return {
      sets: ids,
      titles,
      title: (label ? `${label}: ` : '') + titles.join(followedBy),
      start,
      end: last.end,
      place,
      ...(event.kind === 'music' && { artist: event.artist }),
    };
  });
