import { isOneTypo, wordStems } from './word-stems.ts';

/** What may have been meant by an address: an entry of the A to Z, or a page. */
interface Meant {
  readonly word: string;
  readonly also?: readonly string[];
}

/** Addresses that people type or follow are short. Of longer ones only the end is read, so that none costs more. */
const LONGEST_PATH = 120;
const MOST_WORDS = 8;

/** The last words of a path, each of two letters or more: `/wi-fi` is `wi`, `fi` and `wifi`. */
function wordsOf(path: string): readonly string[] {
  const text = path.slice(-LONGEST_PATH).replaceAll(/%[\da-f]{2}|[_+.]/gi, ' ');
  return text
    .split('/')
    .flatMap((segment) => [...wordStems(segment.replaceAll('-', ' ')), ...wordStems(segment)])
    .filter((word) => word.length > 1)
    .slice(-MOST_WORDS);
}

interface Name<Entry> {
  readonly entry: Entry;
  readonly words: readonly string[];
}

/** Prepares the names of entries, and returns what finds the entries that a path may have meant. */
export function createNearest<Entry>(entries: readonly (Entry & Meant)[]) {
  const names = entries
    .flatMap((entry): readonly Name<Entry>[] =>
      [entry.word, ...(entry.also ?? [])].flatMap((name) => [
        { entry, words: wordStems(name.replaceAll('-', ' ')) },
        { entry, words: [wordStems(name).join('')] },
      ]),
    )
    // An act may be called `!!!`: no path means it.
    .filter(({ words }) => words.join('') !== '');
  const known = new Set(names.flatMap(({ words }) => words));
  const meantBy = (typed: string): readonly string[] =>
    known.has(typed) ? [typed] : Array.from(known).filter((word) => isOneTypo(typed, word));

  /**
   * The entries of which a name stands in the path; a word that no name has may have one letter wrong. The longest names
   * come first, and of these the ones nearest to the path's end.
   * @param most how many are returned
   */
  return (path: string, most: number): readonly Entry[] => {
    const meant = wordsOf(path).flatMap(meantBy);
    if (meant.length === 0) return [];
    const scores = new Map<Entry, number>();
    for (const { entry, words } of names) {
      const places = words.map((word) => meant.lastIndexOf(word));
      if (places.includes(-1)) continue;
      const score = 1000 * words.length + Math.max(...places);
      scores.set(entry, Math.max(score, scores.get(entry) ?? 0));
    }
    return Array.from(scores)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([entry]) => entry);
  };
}
