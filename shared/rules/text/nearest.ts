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
  known: readonly string[],
  far: number = Math.max(2, word.length / 3),
): string {
  if (word.length > LONGEST_WORD) return '';
  const near = SearchableMap.from(known.map((one) => [plain(one), one])).fuzzyGet(
    plain(word),
    Math.floor(far),
  );
  const [nearest] = Array.from(near.values()).toSorted(([, one], [, other]) => one - other);
  return nearest ? `: did you mean ${nearest[0]}?` : '';
}
