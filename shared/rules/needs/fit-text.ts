import { filled } from '../../figures/filled.ts';
import type { FitWords } from '../../model/needs.ts';

/**
 * Says whether a set fits the needs, which do not fit, and which are unknown.
 * @param answers as `fitsOf` writes them
 */
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
