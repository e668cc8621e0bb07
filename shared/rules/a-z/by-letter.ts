import { folded } from '../text-match.ts';

/** How a language orders its words. */
export interface Alphabet {
  /** As a BCP 47 tag. */
  readonly language: string;
  /** The letters that have a heading even where no word begins with them. */
  readonly letters: string;
  /** Words that do not count at the beginning of a name: `The`. */
  readonly articles: readonly string[];
}

interface Named {
  readonly word: string;
}

export interface LetterGroup<Entry extends Named> {
  readonly letter: string;
  readonly entries: readonly Entry[];
}

/** Entries by the first letter of their words, both in the alphabet's order. Letters without an entry have an empty group. */
export function byLetter<Entry extends Named>(
  entries: readonly Entry[],
  { language, letters, articles }: Alphabet,
): readonly LetterGroup<Entry>[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const filed = (word: string): string => {
    const article = articles.find((one) => word.startsWith(`${one} `));
    return (article ? word.slice(article.length + 1) : word).replace(/^[^\p{L}]+/u, '');
  };
  const letterOf = ({ word }: Named): string => {
    const first = filed(word).slice(0, 1).toUpperCase() || '#';
    return letters.includes(first) ? first : folded(first).toUpperCase();
  };
  const groups = Map.groupBy(entries, letterOf);
  return Array.from(new Set([...Array.from(letters), ...groups.keys()]))
    .toSorted(compare)
    .map((letter) => ({
      letter,
      entries: (groups.get(letter) ?? []).toSorted((one, other) =>
        compare(filed(one.word), filed(other.word)),
      ),
    }));
}

/**
 * The letters that are set on a block of ink, so that no more than this many entries follow one another on plain paper.
 * @param longest how many entries are two screens of a phone
 */
export function inkedLetters(groups: readonly LetterGroup<Named>[], longest: number): ReadonlySet<string> {
  const inked = new Set<string>();
  let plain = 0;
  for (const { letter, entries } of groups) {
    plain += entries.length;
    if (plain <= longest) continue;
    inked.add(letter);
    plain = 0;
  }
  return inked;
}
