import type { Ground } from './ground.ts';

/** What visitors look for between two sets, and the indices of the places that have it. */
export type Stops = Readonly<Partial<Record<'seat' | 'toilet' | 'accessible', readonly number[]>>>;

/**
 * The place of several that is least out of the way from one place to another, with the metres to it and from it on.
 * Undefined where no way that fits leads to any.
 * @param part of the way there that counts: 0 for the place that is nearest to the other one
 */
export const nextStop = (
  from: number,
  to: number,
  candidates: readonly number[],
  { walk }: Pick<Ground, 'walk'>,
  dark = false,
  part = 1,
) =>
  candidates
    .flatMap((place) => {
      const [there, on] = [walk(from, place, dark), walk(place, to, dark)];
      return on && there?.fits === true ? [{ place, there: there.metres, on: on.metres }] : [];
    })
    .toSorted(
      (one, other) => (one.there - other.there) * part + one.on - other.on || one.there - other.there,
    )[0];
