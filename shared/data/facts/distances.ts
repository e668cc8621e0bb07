import { findRoute } from '../../figures/find-route.ts';
import type { PlaceId } from '../../model/grounds.ts';
import type { Overridable } from '../../model/overridable.ts';

type Id = PlaceId;

/**
 * Walking distances on the grounds, in metres by the shortest path.
 * `shared/figures/distance.ts` writes them out.
 */
export function distances({ paths }: Pick<Overridable, 'paths'>) {
  const metresBetween = (from: Id, to: Id): number => findRoute(from, to, paths)?.metres ?? Infinity;

  return {
    carParkToGate: metresBetween('carPark', 'gate'),
    blueBadgeParkingToGate: metresBetween('blueBadgeParking', 'gate'),
    shuttleStopToGate: metresBetween('shuttleStop', 'gate'),
    /** The distance to the farthest of the camping fields. */
    gateToCampsite: Math.max(
      metresBetween('gate', 'beckField'),
      metresBetween('gate', 'curlewField'),
      metresBetween('gate', 'lambField'),
    ),
    gateToAccessibleCampsite: metresBetween('gate', 'accessibleCamping'),
    castleStageToBoathouse: metresBetween('castle', 'boathouse'),
    /** From most visitors' tents to the place where the night ends. */
    mainFieldToLateTent: metresBetween('beckField', 'lateTent'),
    gateToMedical: metresBetween('gate', 'medical'),
    lateTentToToilet: metresBetween('lateTent', 'castleToilets'),
    gateToBarn: metresBetween('gate', 'barn'),
    /** The distance from the farther of the two. */
    platformToToilet: Math.max(
      metresBetween('castle', 'castleToilets'),
      metresBetween('boathouse', 'boathouseToilets'),
    ),
    /** A rounded distance along the paths between the stages. */
    betweenBenches: 60,
  } as const;
}
