import type { TerrainWords, Path, PlacedPlace } from '../../model/grounds.ts';
import { metresText } from '../../figures/distance.ts';
import { filled } from '../../figures/filled.ts';
import { findRoute } from '../../figures/find-route.ts';
import { slopeOfRoute, uncapitalised } from '../../figures/ground-text.ts';
import { directionOf, type LandmarkWords } from './landmark.ts';

interface Leg {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** Writes the plan as prose: each route with its metres, slope and direction. */
export const writePlan = (
  paragraphs: readonly (readonly Leg[])[],
  places: Readonly<Record<string, Pick<PlacedPlace, 'at'>>>,
  paths: readonly Path[],
  words: TerrainWords & Pick<LandmarkWords, 'directions'>,
): readonly string[] =>
  paragraphs.map((legs) =>
    legs
      .flatMap(({ from, to, text }) => {
        const [start, goal, route] = [places[from], places[to], findRoute(from, to, paths, [])];
        if (!start || !goal || !route) return [];
        return filled(text, {
          metres: metresText(route.metres),
          direction: directionOf(start.at, goal.at, words),
          slope: uncapitalised(slopeOfRoute(route.stretches, words)),
        });
      })
      .join(' '),
  );
