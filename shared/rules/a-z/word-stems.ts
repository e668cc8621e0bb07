import { folded } from '../text/text-match.ts';

const singular = (word: string): string => {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=ss|x|ch|sh)es$|s$/, '');
};

/**
 * The words of a text for comparisons: without case, accents, apostrophes and hyphens, in the singular. `Wi-Fi`,
 * `wifi` and `WiFi` are one word, and so are `lockers` and `locker`.
 */
export const wordStems = (text: string): readonly string[] =>
  (
    folded(text)
      .replaceAll(/['’-]/g, '')
      .match(/[\p{L}\p{N}&]+/gu) ?? []
  ).map(singular);
