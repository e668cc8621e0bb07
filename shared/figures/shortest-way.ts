import type { Path } from '../data/programme/ground-model.ts';

type Link = Pick<Path, 'between' | 'metres' | 'closed'>;

/** How the shortest way reaches a place. The place where it starts has neither `from` nor `path`. */
export interface Reached<Of extends Link> {
  readonly metres: number;
  /** The place before it. */
  readonly from?: string;
  readonly path?: Of;
}

const neighboursOf = <Of extends Link>(place: string, paths: readonly Of[]) =>
  paths.flatMap((path) => {
    const [one, other] = path.between;
    if (path.closed || !path.between.includes(place)) return [];
    return [{ id: one === place ? other : one, path }];
  });

/** Every place that open paths lead to from one place, with the shortest way to it (Dijkstra's algorithm). */
export function reachedFrom<Of extends Link>(
  start: string,
  paths: readonly Of[],
): ReadonlyMap<string, Reached<Of>> {
  const found = new Map<string, Reached<Of>>();
  const open = new Map<string, Reached<Of>>([[start, { metres: 0 }]]);
  while (open.size) {
    const [nearest] = [...open].toSorted(([, one], [, other]) => one.metres - other.metres);
    if (!nearest) break;
    const [place, reached] = nearest;
    open.delete(place);
    found.set(place, reached);
    for (const { id, path } of neighboursOf(place, paths)) {
      const metres = reached.metres + path.metres;
      if (!found.has(id) && metres < (open.get(id)?.metres ?? Infinity))
        open.set(id, { metres, from: place, path });
    }
  }
  return found;
}

/** The metres on foot from one place to each that open paths lead to. */
export const metresFrom = (start: string, paths: readonly Link[]): ReadonlyMap<string, number> =>
  new Map(Array.from(reachedFrom(start, paths), ([place, { metres }]) => [place, metres]));
