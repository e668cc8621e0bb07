import { folded } from '../text/text-match.ts';

const singular = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies?$/, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, '');

/** The words of a text for comparisons: without case, accents and apostrophes, in the singular. A hyphen parts words. */
export const wordStems = (text: string): readonly string[] =>
  (
    folded(text)
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}&]+/gu) ?? []
  ).map(singular);
