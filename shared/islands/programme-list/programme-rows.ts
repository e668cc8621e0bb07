/** The programme's rows in the server's HTML. */
import { folded, hasEveryWord } from '../../rules/text/text-match.ts';
import { showRows } from '../browser/show-rows.ts';

const allRows = (): readonly HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[id^="set-"]'));

/**
 * Hides the rows that lack a word of what was typed, and hours and days that have no other, with the links to them.
 * Returns how many rows it shows.
 */
export function findRows(typed: string): number {
  const rows = allRows();
  const shown = showRows(rows, ({ textContent }) => hasEveryWord(folded(textContent), typed));
  for (const around of new Set(rows.flatMap((row) => [row.closest('section'), row.closest('ol')]))) {
    if (!around) continue;
    around.hidden = !around.querySelector('[id^="set-"]:not([hidden])');
    const link = document.querySelector<HTMLElement>(`main nav a[href="#${around.id}"]`);
    if (link) link.hidden = around.hidden;
  }
  return shown;
}

/**
 * Marks the rows of what is on, and no cancelled ones. Their time elements have the instants.
 * @param now in milliseconds since the epoch
 * @param mark what marked rows say
 * @returns the ids of the marked rows
 */
export function markRows(now: number, mark: string): readonly string[] {
  const on = allRows().filter((row) => {
    const [start = Infinity, end = 0] = Array.from(row.querySelectorAll('time'), ({ dateTime }) =>
      Date.parse(dateTime),
    );
    const isOn = start <= now && now < end && row.dataset['cancelled'] === undefined;
    const times = row.querySelector('p');
    if (isOn) times?.setAttribute('data-now', mark);
    else times?.removeAttribute('data-now');
    return isOn;
  });
  return on.map(({ id }) => id);
}
