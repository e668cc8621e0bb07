import type { Known, Slope } from '../data/programme/ground-model.ts';
import { filled } from './filled.ts';
import type { groundWords } from '../data/wording/ground-words.ts';

type SlopeWords = (typeof groundWords)['slopes'];

/** The slope as one goes the other way. */
export const turned = (slope: Known<Slope>): Known<Slope> =>
  typeof slope === 'string' ? slope : { ...slope, goes: slope.goes === 'up' ? 'down' : 'up' };

const steepnessOf = (slope: Slope): number => {
  if (slope === 'level') return 0;
  if (slope.steepness === 'gentle') return 1;
  return slope.steepness === 'steep' ? 3 : 2;
};

/** A slope as visitors read it: `Gentle, uphill`. */
export function slopeText(slope: Known<Slope>, words: SlopeWords): string {
  if (slope === 'not known') return words.notKnown;
  if (slope === 'level') return words.level;
  const { goes, steepness, oneIn } = slope;
  const name = steepness ? words[steepness][goes] : words[goes];
  return oneIn ? name + filled(words.atTheSteepest, { run: String(oneIn) }) : name;
}

/** The slopes of a whole way, as one phrase: the steepest, where all go up or all go down. */
export function slopesText(slopes: readonly Known<Slope>[], words: SlopeWords): string {
  const known = slopes.filter((slope) => slope !== 'not known');
  if (known.length < slopes.length) return words.notKnown;
  const directions = new Set(known.flatMap((slope) => (slope === 'level' ? [] : [slope.goes])));
  if (directions.size > 1) return words.upAndDown;
  const [steepest = 'level'] = known.toSorted((one, other) => steepnessOf(other) - steepnessOf(one));
  return slopeText(steepest, words);
}
