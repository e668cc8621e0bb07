import type { Texts } from '../../wording/texts.ts';
import type { PlacedPlace, Position } from '../../model/grounds.ts';

export type LandmarkWords = Texts['landmarkWords'];

/** Rounds a straight line on the plan to ten metres, because it is no more exact. */
export const roundMetres = (metres: number): number => Math.round(metres / 10) * 10;

/** The direction from one position to another. */
export function directionOf(
  [east, north]: Position,
  [toEast, toNorth]: Position,
  words: Pick<LandmarkWords, 'directions'>,
): string {
  const eighth = Math.round((Math.atan2(toEast - east, toNorth - north) * 4) / Math.PI);
  return words.directions[(eighth + 8) % 8] ?? '';
}

/** The straight line between two positions, in metres. */
export const straightLine = ([east, north]: Position, [otherEast, otherNorth]: Position): number =>
  Math.hypot(otherEast - east, otherNorth - north);

/** The ids of the places around a position, the nearest first. */
export const placesNear = (
  at: Position,
  places: Readonly<Record<string, Pick<PlacedPlace, 'at'>>>,
): readonly string[] =>
  Object.keys(places).toSorted(
    (a, b) => straightLine(at, places[a]?.at ?? at) - straightLine(at, places[b]?.at ?? at),
  );
