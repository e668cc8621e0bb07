import { findRoute } from '../../figures/find-route.ts';
import type { PlaceId } from '../../model/grounds.ts';
import type { Overridable } from '../../model/overridable.ts';

type Id = PlaceId;

/**
 * Walking distances on the grounds, in metres by the shortest path.
 * `shared/figures/distance.ts` writes them out.
 */
export function distances({ paths }: Pick<Overridable, 'paths'>) {
  const way = (from: Id, to: Id): number => findRoute(from, to, paths)?.metres ?? Infinity;

  return {
    carParkToGate: way('carPark', 'gate'),
    blueBadgeParkingToGate: way('blueBadgeParking', 'gate'),
    shuttleStopToGate: way('shuttleStop', 'gate'),
    /** The distance to the farthest of the camping fields. */
    gateToCampsite: Math.max(way('gate', 'beckField'), way('gate', 'curlewField'), way('gate', 'lambField')),
    gateToAccessibleCampsite: way('gate', 'accessibleCamping'),
    castleStageToBoathouse: way('castle', 'boathouse'),
    /** From most visitors' tents to the place where the night ends. */
    mainFieldToLateTent: way('beckField', 'lateTent'),
    gateToMedical: way('gate', 'medical'),
    lateTentToToilet: way('lateTent', 'castleToilets'),
    gateToBarn: way('gate', 'barn'),
    /** The distance from the farther of the two. */
    platformToToilet: Math.max(way('castle', 'castleToilets'), way('boathouse', 'boathouseToilets')),
    /** A rounded distance along the paths between the stages. */
    betweenBenches: 60,
  } as const;
}
