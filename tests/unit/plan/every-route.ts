/** Computes every route between two places again, from the paths alone. */
import type { Festival } from '../../../shared/festival/create-festival.ts';
import type { Path } from '../../../shared/model/grounds.ts';

type PathFacts = Pick<Path, 'metres' | 'stepFree' | 'unlit'>;
const inLight = ({ metres, unlit }: PathFacts): number => (unlit ? 8 * metres : metres);
/**
 * The cost of a path by needs: a path with steps outweighs all
 * unknown paths, and an unknown one outweighs all metres.
 */
const costs: Readonly<Record<string, (path: PathFacts) => number>> = {
  '': ({ metres }) => metres,
  lamps: inLight,
  'step-free,lamps': (path) => inLight(path) * { true: 1, 'not known': 1e5, false: 1e10 }[`${path.stepFree}`],
};

/**
 * The least cost of a route from one place to each other, by relaxing
 * every path until nothing changes (Bellman-Ford).
 */
function leastFrom(
  from: string,
  { paths, ids }: { readonly paths: readonly Path[]; readonly ids: readonly string[] },
  cost: (path: PathFacts) => number,
): ReadonlyMap<string, number> {
  const least = new Map([[from, 0]]);
  for (let round = 0; round < ids.length; round += 1)
    for (const path of paths)
      for (const [start, end] of [path.between, path.between.toReversed()] as const) {
        const there = (least.get(start) ?? Infinity) + cost(path);
        if (there < (least.get(end) ?? Infinity)) least.set(end, there);
      }
  return least;
}

/** The parts of a route, by its places in order. */
const piecesOf = (from: string, stops: readonly { readonly to: string }[], paths: readonly Path[]) =>
  stops.map(({ to }, index) => {
    const start = stops[index - 1]?.to ?? from;
    const path = paths.find(({ between }) => between.includes(start) && between.includes(to));
    if (!path) throw new Error(`No path leads from ${start} to ${to}`);
    return path;
  });

/**
 * Finds faults in a festival's routes between every two places, of
 * every kind; an empty list if there are none.
 */
export function wrongRoutes({ paths, grounds, places, plan, texts }: Festival): readonly string[] {
  if (!plan) return [];
  const { askedOfPlan } = plan;
  const { verdicts } = texts.routesWording.telling;
  const ids = Object.entries({ ...places, ...grounds }).flatMap(([id, { kind }]) =>
    kind === 'station' ? [] : [id],
  );
  /** The promise of a need's verdict, and the parts of the route for which it must hold. */
  const promises = [
    ['step-free', verdicts['step-free'], ({ stepFree }: PathFacts) => stepFree === true],
    ['lamps', verdicts.lit, ({ unlit }: PathFacts) => !unlit],
  ] as const;
  const wrong: string[] = [];
  for (const [kind, costOf] of Object.entries(costs))
    for (const [index, from] of ids.entries()) {
      const least = leastFrom(from, { paths, ids }, costOf);
      for (const to of ids.slice(index + 1)) {
        const route = askedOfPlan(new URLSearchParams({ from, to, needs: kind })).routes?.answer?.route;
        const pieces = piecesOf(from, route?.stretches ?? [], paths);
        const cost = pieces.map(costOf).reduce((sum, value) => sum + value, 0);
        const say = (problem: string) =>
          wrong.push(`${kind}, ${from} to ${to}: ${problem}. ${route?.verdict}`);
        if (cost !== least.get(to)) say(`costs ${cost}, not ${least.get(to)}`);
        for (const [need, promise, holds] of promises)
          if (kind.includes(need) && route?.verdict?.includes(promise) !== pieces.every(holds))
            say(`must promise “${promise}” if it is so, and only then`);
      }
    }
  return wrong;
}
