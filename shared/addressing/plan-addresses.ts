import { queryOfNeeds } from '../rules/needs/needs.ts';
import type { Need } from '../model/needs.ts';
import type { Paths } from './paths.ts';

/** The id of the route that is told, or of what the question still lacks. */
export const ROUTE_ID = 'way';

export function createPlanAddresses({ pathTo }: Paths) {
  /** A route on the plan. @param from and `to` are ids of places; an empty one is left to the visitor */
  function routePath(from: string, to: string, needs: readonly Need[] = []): string {
    const ends = Object.entries({ from, to }).filter(([, value]) => value);
    const query = [new URLSearchParams(ends).toString(), queryOfNeeds(needs)].filter(Boolean).join('&');
    return `${pathTo('plan')}?${query}#${ROUTE_ID}`;
  }

  /** The plan with a form that asks from where to where. */
  const routesPath = (needs: readonly Need[] = []): string => `${pathTo('plan')}?needs=${needs.join()}#ways`;

  return { routePath, routesPath };
}
