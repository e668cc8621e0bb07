import type { Place } from '../../data/programme/ground-model.ts';

type Placed = Pick<Place, 'at'>;

/** The straight line between two positions, in metres. */
export const straightLine = ([east, north]: Place['at'], [otherEast, otherNorth]: Place['at']): number =>
  Math.hypot(otherEast - east, otherNorth - north);

/** The ids of the places around a position, the nearest first. @param within metres, in a straight line */
export const placesNear = (
  at: Place['at'],
  places: Readonly<Record<string, Placed>>,
  within = Infinity,
): readonly string[] =>
  Object.entries(places)
    .map(([id, place]) => ({ id, away: straightLine(at, place.at) }))
    .filter(({ away }) => away <= within)
    .toSorted((one, other) => one.away - other.away)
    .map(({ id }) => id);
