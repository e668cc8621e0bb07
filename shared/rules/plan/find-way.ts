import type { Path } from '../../data/programme/ground-model.ts';
import { reachedFrom } from '../programme/shortest-way.ts';
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

/** The shortest way over open paths. @returns undefined if none leads there */
export function findWay(from: string, to: string, paths: readonly Path[]): Way | undefined {
  const reached = reachedFrom(from, paths);
  const goal = reached.get(to);
  if (!goal) return undefined;
  const stretches: Stretch[] = [];
  let place = to;
  for (let step = goal; step.from !== undefined && step.path; step = reached.get(place) ?? { metres: 0 }) {
    stretches.unshift(walked(step.path, step.from, place));
    place = step.from;
  }
  return { stretches, metres: goal.metres };
}
