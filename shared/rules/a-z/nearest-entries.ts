import { isOneTypo } from './one-typo.ts';
import { wordStems } from './word-stems.ts';

/** What may have been meant by an address: an entry of the A to Z, or a page. */
interface Meant {
  readonly word: string;
  readonly also?: readonly string[];
}

/** Addresses that people type or follow are short. Of longer ones only the end is read, so that none costs more. */
const LONGEST_PATH = 120;
const MOST_WORDS = 8;

/** What each word of a name counts, by how it was found. */
const [EXACT, NEAR] = [1000, 10];

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
  const names = entries.flatMap((entry): readonly Name<Entry>[] =>
    [entry.word, ...(entry.also ?? [])].flatMap((name) => [
      { entry, words: wordStems(name.replaceAll('-', ' ')) },
      { entry, words: [wordStems(name).join('')] },
    ]),
  );

  /**
   * The entries of which a name stands in the path, or else stands there with a letter wrong. The longest names come
   * first, and of these the ones nearest to the path's end.
   * @param most how many are returned
   */
  return (path: string, most: number): readonly Entry[] => {
    const typed = wordsOf(path);
    const scoreOf = ({ words }: Name<Entry>): number => {
      const [exact, near] = [
        (word: string) => typed.lastIndexOf(word),
        (word: string) => typed.findLastIndex((one) => isOneTypo(one, word)),
      ].map((find) => words.map(find));
      if (exact && Math.min(...exact) >= 0) return EXACT * words.length + Math.max(...exact);
      return near && Math.min(...near) >= 0 ? NEAR * words.length + Math.max(...near) : 0;
    };
    const scores = new Map<Entry, number>();
    for (const name of names) {
      const score = scoreOf(name);
      if (score > (scores.get(name.entry) ?? 0)) scores.set(name.entry, score);
    }
    const isExact = [...scores.values()].some((score) => score >= EXACT);
    return Array.from(scores)
      .filter(([, score]) => score >= EXACT || !isExact)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, most)
      .map(([entry]) => entry);
  };
}
