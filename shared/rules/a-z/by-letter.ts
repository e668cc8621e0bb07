import { folded } from '../text/text-match.ts';

interface Alphabet {
  readonly letters: string;
  readonly articles: readonly string[];
}

interface Named {
  readonly word: string;
}

interface LetterGroup<Entry extends Named> {
  readonly letter: string;
  readonly entries: readonly Entry[];
}

/** A key for sorting: signs, numbers, letters. `Intl.Collator` would take 4 MB of memory. */
const sortKey = (word: string, letters: string): string =>
  word
    .replaceAll(/\d+/g, (number) => number.padStart(9, '0'))
    .replaceAll(/\D/gu, (character) => {
      if (!/\p{L}/u.test(character)) return ' ';
      const [capital, plain] = [character.toUpperCase(), folded(character).toUpperCase()];
      const place = [capital, plain].map((letter) => letters.indexOf(letter)).find((index) => index >= 0);
      // Letters follow the digits; letters of another alphabet follow in Unicode's order.
      return String.fromCodePoint(0x100 + (place ?? letters.length + (plain.codePointAt(0) ?? 0)));
    });

/** Groups entries by the first letter of their words. Groups and entries are in the alphabet's order. */
export function byLetter<Entry extends Named>(
  entries: readonly Entry[],
  { letters, articles }: Alphabet,
): readonly LetterGroup<Entry>[] {
  const filed = (word: string): string => {
    const article = articles.find((candidate) => word.startsWith(`${candidate} `));
    return (article ? word.slice(article.length + 1) : word).replace(/^[^\p{L}]+/u, '');
  };
  const inOrder = <Item>(items: Iterable<Item>, wordOf: (item: Item) => string): readonly Item[] =>
    Array.from(items, (item) => ({ item, key: sortKey(wordOf(item), letters) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
      .map(({ item }) => item);
  const letterOf = ({ word }: Named): string => {
    const first = filed(word).slice(0, 1).toUpperCase() || '#';
    return letters.includes(first) ? first : folded(first).toUpperCase();
  };
  const groups = Map.groupBy(entries, letterOf);
  return inOrder(groups, ([letter]) => letter).map(([letter, some]) => ({
    letter,
    entries: inOrder(some, ({ word }) => filed(word)),
  }));
}
