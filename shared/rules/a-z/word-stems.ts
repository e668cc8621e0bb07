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

/** A shorter word with another letter is another word: `tent`, `tea`. */
const SHORTEST = 5;

/** Whether two words differ in one letter: added, left out, replaced, or swapped with the next. Short words must be equal. */
export function isOneTypo(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < SHORTEST - 1 || Math.max(one.length, other.length) < SHORTEST)
    return false;
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)];
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    (restOfOne[0] === restOfOther[1] &&
      restOfOne[1] === restOfOther[0] &&
      restOfOne.slice(2) === restOfOther.slice(2))
  );
}
