/** The entries of the A to Z in the server's HTML. */
import { findWords } from '../../rules/a-z/find-words.ts';
import { showRows } from '../browser/show-rows.ts';

/** Hides the entries that were not meant. Returns how many it shows. */
export function findEntries(typed: string, asking: readonly string[]): number {
  const rows = Array.from(document.querySelectorAll<HTMLElement>('[data-words] li'));
  const findable = rows.map(({ children }) => {
    const texts = Array.from(children, ({ textContent }) => textContent);
    return { names: texts.slice(0, -1).join(' '), answer: texts.at(-1) ?? '' };
  });
  const found = findWords(findable, typed, asking);
  return showRows(rows, (_row, index) => found[index] ?? false);
}
