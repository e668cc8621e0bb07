import { queryOfNeeds } from '../rules/needs/needs.ts';
import type { Need } from '../model/needs.ts';
import type { Paths } from './paths.ts';

/** The id of the route's answer, or of the message about what the question lacks. */
export const ROUTE_ID = 'way';

export function createPlanAddresses({ pathTo }: Paths) {
  /**
   * The address of a route on the plan.
   * @param from and `to` are ids of places; an empty one is left to the visitor
   */
  function routePath(from: string, to: string, needs: readonly Need[] = []): string {
    const ends = Object.entries({ from, to }).filter(([, value]) => value);
    const query = [new URLSearchParams(ends).toString(), queryOfNeeds(needs)].filter(Boolean).join('&');
    return `${pathTo('plan')}?${query}#${ROUTE_ID}`;
  }

  const routesPath = (needs: readonly Need[] = []): string => `${pathTo('plan')}?needs=${needs.join()}#ways`;

  return { routePath, routesPath };
}
