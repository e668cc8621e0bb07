import { festival, type FestivalDay } from '../data/festival.ts';
import type { TimedSet } from '../figures/timed-sets.ts';
import { toldApart } from '../rules/my-line-up/told-apart.ts';
import { sets as allSets } from './programme.ts';

interface StarredSet {
  readonly set: string;
  /** Differs from those of all other sets. */
  readonly title: string;
  readonly cancelled?: boolean;
}

/** @returns what the star of a set says; it throws an error if there is no such set */
export function starsOf(
  sets: readonly TimedSet[],
  days: readonly FestivalDay[],
): (set: string) => StarredSet {
  const titles = toldApart(
    sets.map(({ event, day, start }) => ({
      title: event.title,
      day: days.findIndex(({ id }) => id === day),
      start,
    })),
    days,
  );
  const stars = new Map(
    sets.map(({ id, cancelled }, index): [string, StarredSet] => [
      id,
      { set: id, title: titles[index] ?? id, ...(cancelled && { cancelled: true }) },
    ]),
  );
  return (set) => {
    const star = stars.get(set);
    if (!star) throw new Error(`No set of the programme: ${set}`);
    return star;
  };
}

export const starOf = starsOf(allSets, festival.days);
