import { useCallback, useState } from 'react';
import { createWordSearch, type SearchResult, type Searchable } from '../../rules/a-z/word-search.ts';
import { FilterField, type FilterWords } from '../browser/filter-field.tsx';

interface Row extends Searchable {
  readonly href: string;
}

/** The entries in the server's HTML, each a link with the word and the answer, with their further words. */
const readRows = (also: readonly string[]): readonly Row[] =>
  Array.from(document.querySelectorAll('[data-words] li a'), (link, index) => {
    const word = link.textContent;
    return {
      word,
      href: link.getAttribute('href') ?? '',
      also: also[index] ?? '',
      answer: link.parentElement?.textContent.slice(word.length).trim() ?? '',
    };
  });

function createRowSearch(stopWords: string, also: string) {
  let search: ReturnType<typeof createWordSearch<Row>> | undefined;
  return (typed: string): SearchResult<Row> | undefined => {
    if (typed) search ??= createWordSearch(readRows(also.split(';')), stopWords);
    return search?.(typed);
  };
}

/** Hides the alphabet and its entries during a search. The results replace them. */
function showAlphabet(isShown: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-letters], [data-words]'))
    part.hidden = !isShown;
}

export interface WordListProps extends FilterWords {
  /** Words of a question that say nothing about its subject. */
  readonly stopWords: string;
  /** Further words for each entry, in the page's order: commas between words, semicolons between entries. */
  readonly also?: string;
  /** The text above entries that only resemble the words. */
  readonly near: string;
}

/** Finds entries of the A to Z by their names, their answers, or words that resemble them. */
export function WordList({ stopWords, also = '', near, nothing, ...words }: WordListProps) {
  const { count } = words;
  const [search] = useState(() => createRowSearch(stopWords, also));
  const [found, setFound] = useState<SearchResult<Row>>();
  const find = useCallback(
    (typed: string): number => {
      const result = search(typed);
      setFound(result);
      showAlphabet(!result);
      if (!result) return count;
      return result.by === 'resemblance' ? 0 : result.entries.length;
    },
    [search, count],
  );
  const rows = found?.entries ?? [];
  return (
    <>
      <FilterField {...words} nothing={rows.length > 0 ? near : nothing} find={find} />
      {rows.length > 0 && (
        <ul>
          {rows.map(({ word, href, answer }) => (
            <li key={`${word} ${href}`}>
              <a href={href}>{word}</a>
              <p>{answer}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
