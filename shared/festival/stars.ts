import { toldApart } from '../rules/my-line-up/told-apart.ts';
import type { ProgrammeBasics } from './programme-basics.ts';

export function createStars({ edition, sets }: ProgrammeBasics) {
  /** Each differs from those of all other sets. */
  const titles = toldApart(
    sets.map(({ event, day, start }) => ({
      title: event.title,
      day: edition.days.findIndex(({ id }) => id === day),
      start,
    })),
    edition.days,
  );

  const stars = new Map(
    sets.map(({ id, cancelled }, index) => [
      id,
      { set: id, title: titles[index] ?? id, ...(cancelled && { cancelled: true }) },
    ]),
  );

  /** What the star of a set says. @throws {Error} if there is no such set */
  function starOf(set: string) {
    const star = stars.get(set);
    if (!star) throw new Error(`No set of the programme: ${set}`);
    return star;
  }

  return { starOf };
}
