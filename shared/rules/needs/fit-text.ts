import { filled } from '../../figures/filled.ts';
import { setNeeds, type Need, type SetNeed } from './needs.ts';

/** How a row says whether it fits; needs stand in for `{needs}`. */
export interface FitWords {
  readonly fits: string;
  readonly not: string;
  readonly unknown: string;
  readonly names: Readonly<Record<Need, string>>;
}

/** What a set answers to a need. @param answers as `fitsOf` writes them */
export const answerTo = (answers: string, need: SetNeed): string | undefined =>
  answers[setNeeds.indexOf(need)];

/** Whether a set fits what a visitor needs, what does not, and what nobody knows. @param answers as `fitsOf` writes them */
export function fitText(answers: string, needs: readonly Need[], words: FitWords): string {
  const asked = setNeeds.filter((need) => needs.includes(need));
  const those = (answer: string) =>
    asked
      .filter((need) => answerTo(answers, need) === answer)
      .map((need) => words.names[need])
      .join(', ');
  const [not, unknown] = [those('0'), those('?')];
  return [
    asked[0] && !not && !unknown && words.fits,
    not && filled(words.not, { needs: not }),
    unknown && filled(words.unknown, { needs: unknown }),
  ]
    .filter(Boolean)
    .join(' ');
}
