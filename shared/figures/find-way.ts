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

/** The surface as one goes the other way. */
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

/**
 * The way over open paths that costs least.
 * @param cost of a path; its metres when absent
 * @returns undefined if none leads there
 */
export function findWay(
  from: string,
  to: string,
  paths: readonly Path[],
  cost: (path: Path) => number = ({ metres }) => metres,
): Way | undefined {
  const reached = reachedFrom(
    from,
    paths.map((path) => ({ ...path, metres: cost(path), path })),
  );
  const goal = reached.get(to);
  if (!goal) return undefined;
  const stretches: Stretch[] = [];
  let place = to;
  for (let step = goal; step.from !== undefined && step.path; step = reached.get(place) ?? { metres: 0 }) {
    stretches.unshift(walked(step.path.path, step.from, place));
    place = step.from;
  }
  return { stretches, metres: stretches.reduce((sum, { metres }) => sum + metres, 0) };
}

/**
 * The way with the fewest metres that are known not to be step-free; of several, the one with the fewest of which
 * nobody knows; of those, the shortest.
 */
export function findStepFreeWay(from: string, to: string, paths: readonly Path[]): Way | undefined {
  // No way is as long, so that none of the three sums reaches into the next one.
  const far = paths.reduce((sum, { metres }) => sum + metres, 1);
  const weights = { true: 1, 'not known': far, false: far ** 2 };
  return findWay(from, to, paths, ({ metres, stepFree }) => metres * weights[`${stepFree}`]);
}

/** How many metres with lamps people walk rather than one without. */
const WORTH = 8;

/** The way for the dark: with lamps where paths with lamps lead there, and no absurd detour for their sake. */
export const findLitWay = (from: string, to: string, paths: readonly Path[]): Way | undefined =>
  findWay(from, to, paths, ({ metres, unlit }) => (unlit ? metres * WORTH : metres));
