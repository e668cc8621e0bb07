import type { TerrainWords, OrNotKnown, Slope } from '../model/grounds.ts';
import { filled } from './filled.ts';
import { metresText } from './distance.ts';
import type { Stretch } from './find-route.ts';

type SlopeWords = TerrainWords['slopes'];

const steepnessOf = (slope: Slope): number => {
  if (slope === 'level') return 0;
  if (slope.steepness === 'gentle') return 1;
  return slope.steepness === 'steep' ? 3 : 2;
};

/** A slope as visitors read it: `Gentle, uphill`. */
export function slopeText(slope: OrNotKnown<Slope>, words: SlopeWords): string {
  if (slope === 'not known') return words.notKnown;
  if (slope === 'level') return words.level;
  const { goes, steepness, oneIn } = slope;
  const name = steepness ? words[steepness][goes] : words[goes];
  return oneIn ? name + filled(words.atTheSteepest, { run: String(oneIn) }) : name;
}

/** The slopes of a route as one phrase. If all go up, or all down, it names the steepest. */
function slopesText(slopes: readonly OrNotKnown<Slope>[], words: SlopeWords): string {
  const knownSlopes = slopes.filter((slope) => slope !== 'not known');
  if (knownSlopes.length < slopes.length) return words.notKnown;
  const directions = new Set(knownSlopes.flatMap((slope) => (slope === 'level' ? [] : [slope.goes])));
  if (directions.size > 1) return words.upAndDown;
  const [steepest = 'level'] = knownSlopes.toSorted((a, b) => steepnessOf(b) - steepnessOf(a));
  return slopeText(steepest, words);
}

interface Surface {
  readonly surface: string;
  /** Undefined if only the length of the whole path is known. */
  readonly metres?: number;
}

/** A text within a sentence. */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const surfacesOf = (stretches: readonly Stretch[]): readonly Surface[] =>
  stretches.reduce<readonly Surface[]>((before, { surface, metres }) => {
    if (typeof surface !== 'string') return [...before, ...surface.map((part) => ({ surface: part }))];
    const last = before.at(-1);
    if (last?.surface !== surface) return [...before, { surface, metres }];
    if (last.metres === undefined) return before;
    return [...before.slice(0, -1), { surface, metres: last.metres + metres }];
  }, []);

/** The surfaces of stretches: `Gravel, then 30 metres of cobbles`. */
export const surfaceText = (stretches: readonly Stretch[], words: TerrainWords): string =>
  surfacesOf(stretches)
    .map(({ surface, metres }, index) => {
      const name = surface === 'not known' ? words.notKnown : surface;
      if (index === 0) return name;
      const next = { surface: uncapitalised(name) };
      return metres === undefined
        ? filled(words.next, next)
        : filled(words.nextFor, { ...next, metres: metresText(metres) });
    })
    .join('');

/** The slope of stretches as a whole: `Downhill, 1 in 12 at the steepest`. */
export const slopeOfRoute = (stretches: readonly Stretch[], { slopes }: TerrainWords): string =>
  slopesText(
    stretches.map(({ slope }) => slope),
    slopes,
  );
