import { shortestWay } from '../../rules/programme/shortest-way.ts';
import type { GroundsId } from '../programme/grounds.ts';
import { paths } from '../programme/footpaths.ts';
import type { PlaceId } from '../programme/places.ts';

type Id = PlaceId | GroundsId;

const way = (from: Id, to: Id): number => shortestWay(from, to, paths);

/** Walking distances on the grounds, in metres: the shortest way on the paths. `shared/rules/figures/distance.ts` writes them out. */
export const metres = {
  carParkToGate: way('carPark', 'gate'),
  blueBadgeParkingToGate: way('blueBadgeParking', 'gate'),
  shuttleStopToGate: way('shuttleStop', 'gate'),
  gateToCampsite: way('gate', 'beckField'),
  gateToAccessibleCampsite: way('gate', 'accessibleCamping'),
  gateToCastleStage: way('gate', 'castle'),
  castleStageToBoathouse: way('castle', 'boathouse'),
  castleStageToLibrary: way('castle', 'library'),
  castleStageToLateTent: way('castle', 'lateTent'),
  gateToMedical: way('gate', 'medical'),
  platformToToilet: way('castle', 'castleToilets'),
} as const;
