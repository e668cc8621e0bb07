import type { DayId } from '../../model/festival.ts';
import type { Listed } from '../../model/programme.ts';
import type { PlaceId } from '../../model/grounds.ts';
import { minutesOf, type TimedSet } from '../../figures/timed-sets.ts';

export interface RunningEntry {
  readonly sets: readonly string[];
  readonly title: string;
  /** The beginning of the title, before the sets' own names. */
  readonly label?: string;
  /** Festival time as in the data: `23:15`, `26:00`. */
  readonly start: string;
  readonly end: string;
  readonly place: PlaceId;
  /** The act of the line-up, if it is a concert. */
  readonly artist?: string;
  readonly titles: readonly string[];
  /** The sets' lengths in minutes. */
  readonly lengths: readonly number[];
}

const labelOf = ({ id }: TimedSet, schedule: readonly Listed[]) =>
  schedule.find(({ sets }) => sets.includes(id))?.label;

/** Every concert and the other listed sets. A festival with neither lists all its sets. */
export function listedSets(schedule: readonly Listed[], sets: readonly TimedSet[]): readonly TimedSet[] {
  const listed = sets.filter(
    ({ id, event }) => event.kind === 'music' || schedule.some((entry) => entry.sets.includes(id)),
  );
  return listed.length > 0 ? listed : sets;
}

/**
 * The entries of a day, from the first set of each to the end of its last one.
 * @param sets in the order of their starts
 * @param followedBy the text between the titles of sets that share an entry
 */
export function runningOrder(
  day: DayId,
  { schedule, sets }: { readonly schedule: readonly Listed[]; readonly sets: readonly TimedSet[] },
  followedBy: string,
): readonly RunningEntry[] {
  const entries: TimedSet[][] = [];
  for (const set of listedSets(schedule, sets).filter((listedSet) => listedSet.day === day)) {
    const entry = entries.at(-1);
    const before = entry?.at(-1);
    const label = labelOf(set, schedule);
    const follows =
      label !== undefined &&
      before !== undefined &&
      label === labelOf(before, schedule) &&
      before.end === set.start &&
      before.place === set.place;
    if (follows) entry?.push(set);
    else entries.push([set]);
  }
  return entries.flatMap((held) => {
    const [first, last] = [held[0], held.at(-1)];
    if (!first || !last) return [];
    const label = labelOf(first, schedule);
    const titles = held.map(({ event }) => event.title);
    const { start, place, event } = first;
    return {
      sets: held.map(({ id }) => id),
      titles,
      lengths: held.map((set) => minutesOf(set.end) - minutesOf(set.start)),
      title: (label ? `${label}: ` : '') + titles.join(followedBy),
      ...(label && { label }),
      start,
      end: last.end,
      place,
      ...(event.kind === 'music' && { artist: event.artist }),
    };
  });
}
