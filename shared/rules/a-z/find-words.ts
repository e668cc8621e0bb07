import { isOneTypo, wordStems } from './word-stems.ts';

/** An entry as the filter reads it: the stems of its texts. */
export interface Findable {
  /** Of its word and the other words for the same thing. */
  readonly names: readonly string[];
  readonly answer: readonly string[];
}

type Test = (typed: string, word: string) => boolean;

/** A number is meant whole: `15` is no quarter past. */
const begins: Test = (typed, word) => (/^\d+$/.test(typed) ? word === typed : word.startsWith(typed));

/** From the most exact to the most forgiving. */
const tests: readonly (readonly [part: keyof Findable, isMeant: Test])[] = [
  ['names', (typed, word) => word === typed],
  ['names', begins],
  ['answer', begins],
  ['names', (typed, word) => isOneTypo(typed, word)],
];

/**
 * Finds the entries for what a visitor has typed: those that have every word of it in their names, or else words in
 * their names that begin so, or else in their answers, or else in their names with one letter wrong. Words that only ask (`where`, `can I`) do not count beside others.
 * @returns whether each entry is found; all of them for an empty text
 */
export function findWords(
  entries: readonly Findable[],
  text: string,
  asking: readonly string[],
): readonly boolean[] {
  const all = wordStems(text);
  const telling = all.filter((word) => !asking.includes(word));
  const typed = telling.length > 0 ? telling : all;
  for (const [part, isMeant] of tests) {
    const found = entries.map((entry) => {
      const words = part === 'names' ? entry.names : [...entry.names, ...entry.answer];
      return typed.every((one) => words.some((word) => isMeant(one, word)));
    });
    if (found.includes(true)) return found;
  }
  return entries.map(() => false);
}
