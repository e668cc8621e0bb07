/** The entries of the A to Z in the server's HTML. */
import { findWords } from '../../rules/a-z/find-words.ts';
import { showRows } from '../browser/show-rows.ts';

/**
 * Hides the entries that were not meant, and the row of letters above what is found: a phone then has room for it below
 * the field. Returns how many entries it shows.
 */
export function findEntries(typed: string, asking: readonly string[]): number {
  const rows = Array.from(document.querySelectorAll<HTMLElement>('[data-words] li'));
  const findable = rows.map(({ children }) => {
    const texts = Array.from(children, ({ textContent }) => textContent);
    return { names: texts.slice(0, -1).join(' '), answer: texts.at(-1) ?? '' };
  });
  const letters = document.querySelector<HTMLElement>('[data-letters]');
  if (letters) letters.hidden = typed.trim() !== '';
  const found = findWords(findable, typed, asking);
  return showRows(rows, (_row, index) => found[index] ?? false);
}
