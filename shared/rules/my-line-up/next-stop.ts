import type { Ground } from './ground.ts';

/** What visitors look for between two sets, and the indices of the places that have it. */
export type Stops = Readonly<Record<'seat' | 'toilet', readonly number[]>>;

/**
 * The place of several that is least out of the way from one place to another, and the metres to it. Undefined where no
 * way that fits leads to any.
 */
export function nextStop(
  from: number,
  to: number,
  candidates: readonly number[],
  { walk }: Pick<Ground, 'walk'>,
  dark: boolean,
): { readonly place: number; readonly metres: number } | undefined {
  return candidates
    .flatMap((place) => {
      const [there, on] = [walk(from, place, dark), walk(place, to, dark)];
      return on && there?.fits === true
        ? [{ place, metres: there.metres, all: there.metres + on.metres }]
        : [];
    })
    .toSorted((one, other) => one.all - other.all || one.metres - other.metres)[0];
}
