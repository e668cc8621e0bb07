/** Every way between two places, reckoned once more from the paths alone. */
import type { Festival } from '../../../shared/festival/create-festival.ts';
import type { Path } from '../../../shared/model/grounds.ts';

type Known = Pick<Path, 'metres' | 'stepFree' | 'unlit'>;
const inLight = ({ metres, unlit }: Known): number => (unlit ? 8 * metres : metres);
/** What a path costs, by needs as addresses have them: what is not step-free outweighs all that nobody knows, and that all the metres. */
const costs: Readonly<Record<string, (path: Known) => number>> = {
  '': ({ metres }) => metres,
  lamps: inLight,
  'step-free,lamps': (path) => inLight(path) * { true: 1, 'not known': 1e5, false: 1e10 }[`${path.stepFree}`],
};

/** The least that a way from one place to each other costs: every path is tried until none makes it less (Bellman-Ford). */
function leastFrom(
  from: string,
  { paths, ids }: { readonly paths: readonly Path[]; readonly ids: readonly string[] },
  cost: (path: Known) => number,
): ReadonlyMap<string, number> {
  const least = new Map([[from, 0]]);
  for (let round = 0; round < ids.length; round += 1)
    for (const path of paths)
      for (const [one, other] of [path.between, path.between.toReversed()] as const) {
        const there = (least.get(one) ?? Infinity) + cost(path);
        if (there < (least.get(other) ?? Infinity)) least.set(other, there);
      }
  return least;
}

/** The pieces that a way leads over, by the places that it tells. */
const piecesOf = (from: string, told: readonly { readonly to: string }[], paths: readonly Path[]) =>
  told.map(({ to }, index) => {
    const start = told[index - 1]?.to ?? from;
    const path = paths.find(({ between }) => between.includes(start) && between.includes(to));
    if (!path) throw new Error(`No path leads from ${start} to ${to}`);
    return path;
  });

/** What is wrong with a festival's ways between every two places, of every kind. An empty list if nothing is. */
export function wrongRoutes({ paths, grounds, places, plan, texts }: Festival): readonly string[] {
  if (!plan) return [];
  const { askedOfPlan } = plan;
  const { verdicts } = texts.routesWording.telling;
  const ids = Object.entries({ ...places, ...grounds }).flatMap(([id, { kind }]) =>
    kind === 'station' ? [] : [id],
  );
  /** What the verdict of a need promises, and of which pieces it must. */
  const promises = [
    ['step-free', verdicts['step-free'], ({ stepFree }: Known) => stepFree === true],
    ['lamps', verdicts.lit, ({ unlit }: Known) => !unlit],
  ] as const;
  const wrong: string[] = [];
  for (const [kind, costOf] of Object.entries(costs))
    for (const [index, from] of ids.entries()) {
      const least = leastFrom(from, { paths, ids }, costOf);
      for (const to of ids.slice(index + 1)) {
        const way = askedOfPlan(new URLSearchParams({ from, to, needs: kind })).routes?.answer?.route;
        const pieces = piecesOf(from, way?.stretches ?? [], paths);
        const cost = pieces.map(costOf).reduce((sum, one) => sum + one, 0);
        const say = (problem: string) => wrong.push(`${kind}, ${from} to ${to}: ${problem}. ${way?.verdict}`);
        if (cost !== least.get(to)) say(`costs ${cost}, not ${least.get(to)}`);
        for (const [need, promise, holds] of promises)
          if (kind.includes(need) && way?.verdict?.includes(promise) !== pieces.every(holds))
            say(`must promise “${promise}” if it is so, and only then`);
      }
    }
  return wrong;
}
