import { useCallback } from 'react';
import { findWords, type Findable } from '../../rules/a-z/find-words.ts';
import { wordStems } from '../../rules/a-z/word-stems.ts';
import { FilterField, showRows, type FilterWords } from '../browser/filter-field.tsx';

const known = new WeakMap<Element, readonly string[]>();

/** The stems of an element's text, which never changes: read once, because each letter typed asks for all of them. */
function stemsOf(element: Element, also = ''): readonly string[] {
  const stems = known.get(element) ?? wordStems(`${element.textContent} ${also}`);
  known.set(element, stems);
  return stems;
}

/** Its last part is the answer. Answers are read when one is asked for. */
const findable = ({ children, dataset }: HTMLElement): Findable => {
  const parts = Array.from(children);
  return {
    names: parts.slice(0, -1).flatMap((part) => stemsOf(part, dataset['also'])),
    get answer() {
      return parts.slice(-1).flatMap((part) => stemsOf(part));
    },
  };
};

/**
 * Hides the entries that were not meant, and the row of letters above what is found: a phone then has room for it below
 * the field. Returns how many entries it shows.
 */
function findEntries(typed: string, asking: readonly string[]): number {
  const rows = Array.from(document.querySelectorAll<HTMLElement>('[data-words] li'));
  const letters = document.querySelector<HTMLElement>('[data-letters]');
  if (letters) letters.hidden = typed.trim() !== '';
  const found = findWords(rows.map(findable), typed, asking);
  return showRows(rows, (_row, index) => found[index] ?? false);
}

export interface WordListProps extends FilterWords {
  /** Words of a question that say nothing of its subject. */
  readonly asking: string;
}

/** Finds entries of the A to Z, whose HTML is the server's. */
export function WordList({ asking, ...words }: WordListProps) {
  const find = useCallback((typed: string) => findEntries(typed, asking.split(' ')), [asking]);
  return <FilterField {...words} find={find} />;
}
