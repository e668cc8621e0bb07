import { findRoute, type Route } from '../../figures/find-route.ts';
import { slopeOfRoute, surfaceText } from '../../figures/ground-text.ts';
import { metresText } from '../../figures/distance.ts';
import type { BarsText } from '../../model/text-blocks.ts';
import type { PlaceId } from '../../model/grounds.ts';
import { terrainWords } from '../../wording/labels.ts';
import type { Overridable } from '../../model/overridable.ts';

type Id = PlaceId;

const surfaceAndSlope = ({ stretches }: Route): string =>
  `${surfaceText(stretches, terrainWords)}. ${slopeOfRoute(stretches, terrainWords)}`;

export function routeFacts({ paths }: Pick<Overridable, 'paths'>) {
  /** @throws {Error} if no open path leads there, because a page would otherwise say too little */
  function routeBetween(from: Id, to: Id): Route {
    const route = findRoute(from, to, paths);
    if (!route) throw new Error(`No open path leads from ${from} to ${to}`);
    return route;
  }

  /** A route as a bar: name, metres, and slope. */
  function routeBar(name: string, from: Id, to: Id): BarsText['bars'][number] {
    const route = routeBetween(from, to);
    const goes = route.stretches.map(({ slope }) => typeof slope === 'object' && slope.goes);
    return {
      name,
      figure: metresText(route.metres),
      amount: route.metres,
      note: surfaceAndSlope(route),
      isLevel: route.stretches.every(({ slope }) => slope === 'level'),
      falls: goes.includes('down') && !goes.includes('up'),
    };
  }

  return { routeBar };
}
