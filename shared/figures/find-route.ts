import type { Path } from '../model/grounds.ts';

type Link = Pick<Path, 'between' | 'metres' | 'closed'>;

/** How the shortest route reaches a place. The place where it starts has neither `from` nor `path`. */
interface Reached<Of extends Link> {
  readonly metres: number;
  readonly from?: string;
  readonly path?: Of;
}

const neighboursOf = <Of extends Link>(place: string, paths: readonly Of[]) =>
  paths.flatMap((path) => {
    const [start, end] = path.between;
    if (path.closed || !path.between.includes(place)) return [];
    return [{ id: start === place ? end : start, path }];
  });

/** Every place that open paths reach from one place, with the shortest route to it (Dijkstra's algorithm). */
function reachedFrom<Of extends Link>(start: string, paths: readonly Of[]): ReadonlyMap<string, Reached<Of>> {
  const found = new Map<string, Reached<Of>>();
  const open = new Map<string, Reached<Of>>([[start, { metres: 0 }]]);
  while (open.size) {
    const [nearest] = [...open].toSorted(([, a], [, b]) => a.metres - b.metres);
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

/** Metres on foot from one place to each place that open paths reach. */
export const metresFrom = (start: string, paths: readonly Link[]): ReadonlyMap<string, number> =>
  new Map(Array.from(reachedFrom(start, paths), ([place, { metres }]) => [place, metres]));

/** A path in the direction of the walk. */
export interface Stretch extends Omit<Path, 'closed'> {
  readonly from: string;
  readonly to: string;
}

/** A route on foot: its stretches, in their order. There are none if it ends where it starts. */
export interface Route {
  readonly stretches: readonly Stretch[];
  readonly metres: number;
}

function turned({ surface, slope }: Path): Pick<Path, 'surface' | 'slope'> {
  return {
    surface: typeof surface === 'string' ? surface : [surface[1], surface[0]],
    slope: typeof slope === 'string' ? slope : { ...slope, goes: slope.goes === 'up' ? 'down' : 'up' },
  };
}

const walked = (path: Path, from: string, to: string): Stretch => ({
  ...path,
  ...(from !== path.between[0] && turned(path)),
  from,
  to,
});

/** A visitor's needs for routes, by their names in addresses. Other names change nothing. */
export type RouteNeeds = readonly string[];

/** The facts of a path that needs depend on. */
export type MeasuredPath = Pick<Path, 'between' | 'metres' | 'stepFree' | 'unlit' | 'closed'>;

/** People walk this many lit metres rather than an unlit one. A limit avoids absurd detours. */
const WORTH = 8;

/**
 * Finds the best route to every place on open paths. `step-free`: fewest metres known to have steps, then
 * fewest unknown metres. `lamps`: fewest unlit metres, within reason. If several tie, the shortest.
 */
export function routesFrom<Of extends MeasuredPath>(from: string, paths: readonly Of[], needs: RouteNeeds) {
  // No route is as long as this, so none of the three sums overflows into the next.
  const far = paths.reduce((sum, { metres }) => sum + metres * WORTH, 1);
  const bar = needs.includes('step-free') ? far : 1;
  const weights = { true: 1, 'not known': bar, false: bar ** 2 };
  const dim = needs.includes('lamps') ? WORTH : 1;
  return reachedFrom(
    from,
    paths.map((path) => ({
      ...path,
      metres: path.metres * weights[`${path.stepFree}`] * (path.unlit ? dim : 1),
      path,
    })),
  );
}

/**
 * Finds the route on open paths that fits the needs best.
 * @returns undefined if there is none
 */
export function findRoute(
  from: string,
  to: string,
  paths: readonly Path[],
  needs: RouteNeeds = [],
): Route | undefined {
  const reached = routesFrom(from, paths, needs);
  let step = reached.get(to);
  if (!step) return undefined;
  const stretches: Stretch[] = [];
  for (let place = to; step?.from !== undefined && step.path; step = reached.get(place)) {
    stretches.unshift(walked(step.path.path, step.from, place));
    place = step.from;
  }
  return { stretches, metres: stretches.reduce((sum, { metres }) => sum + metres, 0) };
}
