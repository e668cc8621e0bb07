import type { GroundWords, Path, PlacedPlace } from '../../model/grounds.ts';
import { metresText } from '../../figures/distance.ts';
import { filled } from '../../figures/filled.ts';
import { findWay } from '../../figures/find-way.ts';
import { slopeOfWay, uncapitalised } from '../../figures/ground-text.ts';
import { directionOf, type LandmarkWords } from './landmark.ts';

interface Told {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** The plan as prose: each way with its metres, slope and direction. What no open path reaches is left out. */
export const planTold = (
  paragraphs: readonly (readonly Told[])[],
  places: Readonly<Record<string, Pick<PlacedPlace, 'at'>>>,
  paths: readonly Path[],
  words: GroundWords & Pick<LandmarkWords, 'directions'>,
): readonly string[] =>
  paragraphs.map((legs) =>
    legs
      .flatMap(({ from, to, text }) => {
        const [start, goal, way] = [places[from], places[to], findWay(from, to, paths, [])];
        if (!start || !goal || !way) return [];
        return filled(text, {
          metres: metresText(way.metres),
          direction: directionOf(start.at, goal.at, words),
          slope: uncapitalised(slopeOfWay(way.stretches, words)),
        });
      })
      .join(' '),
  );
