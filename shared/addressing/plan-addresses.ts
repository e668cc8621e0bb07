/** Addresses of what the plan shows for one visitor. */
import type { WayKind } from '../rules/plan/asked-way.ts';
import { pathTo } from './paths.ts';

/** The id of the way that is told, or of what the question still lacks. */
export const WAY_ID = 'way';

/** A way on the plan. @param from and `to` are ids of places or names of squares; an empty one is left to the visitor */
export function wayPath(from: string, to: string, kind: WayKind = 'shortest'): string {
  const asked = Object.entries({ from, to, way: kind === 'shortest' ? '' : kind }).filter(
    ([, value]) => value,
  );
  return `${pathTo('plan')}?${new URLSearchParams(asked).toString()}#${WAY_ID}`;
}

/** The plan with a form that asks from where to where. */
export const waysPath = (): string => `${pathTo('plan')}?way=#ways`;

/** A square of the plan as a meeting place; without one, the form in which it is chosen. */
export const meetPath = (square = ''): string => `${pathTo('plan')}?meet=${square || '#meet-heading'}`;
