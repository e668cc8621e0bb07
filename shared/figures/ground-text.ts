import { metresText } from './distance.ts';
import { filled } from './filled.ts';
import type { Stretch } from './find-way.ts';
import { slopesText } from './slopes.ts';
import type { groundWords } from '../data/wording/ground-words.ts';

export type GroundWords = typeof groundWords;

interface Ground {
  readonly surface: string;
  /** Absent if only the length of the whole path is known. */
  readonly metres?: number;
}

/** Text within a sentence. */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const groundsOf = (stretches: readonly Stretch[]): readonly Ground[] =>
  stretches.reduce<readonly Ground[]>((before, { surface, metres }) => {
    if (typeof surface !== 'string') return [...before, ...surface.map((part) => ({ surface: part }))];
    const last = before.at(-1);
    if (last?.surface !== surface || last.metres === undefined) return [...before, { surface, metres }];
    return [...before.slice(0, -1), { surface, metres: last.metres + metres }];
  }, []);

/** What stretches are walked on: `Gravel, then 30 metres of cobbles`. */
export const surfaceText = (stretches: readonly Stretch[], words: GroundWords): string =>
  groundsOf(stretches)
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
export const slopeOfWay = (stretches: readonly Stretch[], { slopes }: GroundWords): string =>
  slopesText(
    stretches.map(({ slope }) => slope),
    slopes,
  );
