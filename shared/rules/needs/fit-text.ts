import { filled } from '../../figures/filled.ts';
import type { SetNeed } from './needs.ts';

/** How a row says whether it fits; needs stand in for `{needs}`. */
export interface FitWords {
  readonly fits: string;
  readonly not: string;
  readonly unknown: string;
  /** In the order of `setNeeds`; then those of ways, if any. */
  readonly names: Readonly<Record<SetNeed, string>>;
}

/** Whether a set fits what a visitor needs, what does not, and what nobody knows. @param answers as `fitsOf` writes them */
export function fitText(answers: string, needs: readonly string[], words: FitWords): string {
  const asked = Object.entries(words.names)
    .map(([need, name], index) => ({ need, name, answer: answers[index] }))
    .filter(({ need, answer }) => answer && needs.includes(need));
  const those = (which: string) =>
    asked
      .filter(({ answer }) => answer === which)
      .map(({ name }) => name)
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
