import type { Path } from '../../data/programme/model.ts';

type Way = Pick<Path, 'between' | 'metres'>;

/** The neighbours of a place, each with the metres to it. */
const neighboursOf = (place: string, paths: readonly Way[]) =>
  paths.flatMap(({ between: [one, other], metres }) => {
    if (one === place) return [{ id: other, metres }];
    return other === place ? [{ id: one, metres }] : [];
  });

/** The metres on foot from one place to each that paths lead to (Dijkstra's algorithm). */
export function metresFrom(start: string, paths: readonly Way[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const open = new Map([[start, 0]]);
  while (open.size) {
    const [nearest] = [...open].toSorted(([, one], [, other]) => one - other);
    if (!nearest) break;
    const [place, metres] = nearest;
    open.delete(place);
    found.set(place, metres);
    for (const next of neighboursOf(place, paths)) {
      const total = metres + next.metres;
      if (!found.has(next.id) && total < (open.get(next.id) ?? Infinity)) open.set(next.id, total);
    }
  }
  return found;
}

/** The metres on foot from one place to another, the shortest way. Infinity if no path leads there. */
export const shortestWay = (from: string, to: string, paths: readonly Way[]): number =>
  metresFrom(from, paths).get(to) ?? Infinity;
