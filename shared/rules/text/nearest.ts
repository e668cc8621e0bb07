import SearchableMap from 'minisearch/SearchableMap';

const plain = (word: string): string => word.toLowerCase().replaceAll('-', ' ');

/** In letters. Real words are shorter, and comparing takes quadratic time. */
const LONGEST_WORD = 64;

/**
 * Asks whether the nearest known word was meant: `: did you mean sea-power?`. Empty if none is near.
 * @param far how many letters may differ
 */
export function suggestion(
  word: string,
  words: readonly string[],
  far: number = Math.max(2, word.length / 3),
): string {
  if (word.length > LONGEST_WORD) return '';
  const near = SearchableMap.from(words.map((name) => [plain(name), name])).fuzzyGet(
    plain(word),
    Math.floor(far),
  );
  const [nearest] = Array.from(near.values()).toSorted(([, a], [, b]) => a - b);
  return nearest ? `: did you mean ${nearest[0]}?` : '';
}
