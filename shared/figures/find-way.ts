import type { Path } from '../data/programme/ground-model.ts';
import { reachedFrom } from './shortest-way.ts';
import { turned } from './slopes.ts';

/** A path as one walks along it. */
export interface Stretch extends Omit<Path, 'closed'> {
  readonly from: string;
  readonly to: string;
}

/** A way on foot: its stretches, in their order. None, if it ends where it starts. */
export interface Way {
  readonly stretches: readonly Stretch[];
  readonly metres: number;
}

const turnedSurface = (surface: Path['surface']): Path['surface'] => {
  if (typeof surface === 'string') return surface;
  const [first, second] = surface;
  return [second, first];
};

const walked = (path: Path, from: string, to: string): Stretch => ({
  from,
  to,
  between: path.between,
  metres: path.metres,
  surface: from === path.between[0] ? path.surface : turnedSurface(path.surface),
  slope: from === path.between[0] ? path.slope : turned(path.slope),
  stepFree: path.stepFree,
  ...(path.unlit && { unlit: true }),
});

/** What a visitor needs of ways, by the names that addresses have. Others change nothing. */
export type Needs = readonly string[];

/** A path as needs measure it. */
export type MeasuredPath = Pick<Path, 'between' | 'metres' | 'stepFree' | 'unlit' | 'closed'>;

/** How many metres with lamps people walk rather than one without: no absurd detour for their sake. */
const WORTH = 8;

/**
 * Every place that open paths lead to, by the way that fits needs best. `step-free`: the fewest metres that are known
 * not to be, of several the fewest of which nobody knows. `lamps`: with lamps where there are any. Of those, the shortest.
 */
export function waysFrom<Of extends MeasuredPath>(from: string, paths: readonly Of[], needs: Needs) {
  // No way is as long, so that none of the three sums reaches into the next one.
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

/** The way over open paths that fits needs best. @returns undefined if none leads there */
export function findWay(
  from: string,
  to: string,
  paths: readonly Path[],
  needs: Needs = [],
): Way | undefined {
  const reached = waysFrom(from, paths, needs);
  let step = reached.get(to);
  if (!step) return undefined;
  const stretches: Stretch[] = [];
  for (let place = to; step?.from !== undefined && step.path; step = reached.get(place)) {
    stretches.unshift(walked(step.path.path, step.from, place));
    place = step.from;
  }
  return { stretches, metres: stretches.reduce((sum, { metres }) => sum + metres, 0) };
}
