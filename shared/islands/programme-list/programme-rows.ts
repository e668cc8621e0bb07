/** The programme's rows in the server's HTML. */
import { folded, hasEveryWord } from '../../rules/text-match.ts';
import { showRows } from '../browser/show-rows.ts';

const allRows = (): readonly HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[id^="set-"]'));

/** Hides the rows that lack a word of what was typed. Returns how many it shows. */
export const findRows = (typed: string): number =>
  showRows(allRows(), ({ textContent }) => hasEveryWord(folded(textContent), typed));

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
