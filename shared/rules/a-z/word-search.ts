import MiniSearch, { type SearchOptions } from 'minisearch';
import { folded } from '../text/text-match.ts';

const singular = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies?$/, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, '');

/** A text's words without case, accents and apostrophes, in the singular. Hyphens split words. */
export const wordStems = (text: string): readonly string[] =>
  (
    folded(text)
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}&]+/gu) ?? []
  ).map(singular);

export interface Searchable {
  readonly word: string;
  /** Synonyms, with commas between them. */
  readonly also: string;
  readonly answer: string;
}

/** The results, the best first, and the kind of match. Entries that only resemble the words are no answer. */
export interface SearchResult<Entry> {
  readonly by: 'name' | 'answer' | 'resemblance';
  readonly entries: readonly Entry[];
}

/** In letters. Longer input is cut. */
const LONGEST_TEXT = 200;
const MOST_WORDS = 8;
const MOST_RESEMBLING = 5;

/** A number matches only as a whole: `15` does not begin `150`. */
const isNumber = (word: string): boolean => /^\d/.test(word);
const isLong = (word: string): boolean => word.length > 3 && !isNumber(word);

/** In letters. Shorter words are too similar to each other, and comparing takes quadratic time. */
const SHORTEST_WRONG = 4;
const LONGEST_WRONG = 24;

const resembling = (letters: number): SearchOptions => ({
  fields: ['word', 'also'],
  combineWith: 'OR',
  prefix: isLong,
  fuzzy: (word) =>
    word.length >= SHORTEST_WRONG + letters && word.length <= LONGEST_WRONG && !isNumber(word) && letters,
});

/** From the most exact to the most tolerant. The first pass with a result counts. */
const passes: readonly (readonly [by: SearchResult<unknown>['by'], options: SearchOptions])[] = [
  ['name', { fields: ['word', 'also'], combineWith: 'AND', prefix: (word) => !isNumber(word) }],
  ['answer', { combineWith: 'AND', prefix: isLong }],
  ['resemblance', resembling(1)],
  ['resemblance', resembling(2)],
];

/** A whole name as one word: `wi-fi` finds `WiFi`, and `dog` finds `Dogs` before others. */
const wholeName = (words: readonly string[]): string => `=${words.join('')}`;

const wordsOfNames = (names: string): string[] =>
  names.split(',').flatMap((name) => {
    const words = wordStems(name);
    return [...words, wholeName(words)];
  });

/**
 * Indexes entries, and returns a search for what a visitor types.
 * @param stopWords words of a question that say nothing of its subject; they are ignored beside others
 */
export function createWordSearch<Entry extends Searchable>(entries: readonly Entry[], stopWords: string) {
  const index = new MiniSearch<Searchable & { readonly id: number }>({
    fields: ['word', 'also', 'answer'],
    tokenize: (text, field) => (field === 'answer' ? [...wordStems(text)] : wordsOfNames(text)),
    processTerm: (word) => word,
    searchOptions: { tokenize: (text) => text.split(' '), boost: { word: 3, also: 2 }, maxFuzzy: 2 },
  });
  index.addAll(entries.map(({ word, also, answer }, id) => ({ id, word, also, answer })));
  const empty = new Set(wordStems(stopWords));

  /** @returns undefined for a text without words */
  return (text: string): SearchResult<Entry> | undefined => {
    const all = wordStems(text.slice(0, LONGEST_TEXT)).slice(0, MOST_WORDS);
    const telling = all.filter((word) => !empty.has(word));
    const words = telling.length > 0 ? telling : all;
    if (words.length === 0) return undefined;
    for (const [by, { combineWith = 'AND', ...options }] of passes) {
      const apart = { combineWith, queries: [words.join(' ')] };
      const found = index.search({ combineWith: 'OR', queries: [apart, wholeName(words)] }, options);
      const hits = found.flatMap(({ id }) => entries[Number(id)] ?? []);
      if (hits.length > 0)
        return { by, entries: by === 'resemblance' ? hits.slice(0, MOST_RESEMBLING) : hits };
    }
    return { by: 'resemblance', entries: [] };
  };
}
