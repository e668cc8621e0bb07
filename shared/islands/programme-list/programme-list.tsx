import { useEffect, useState } from 'react';
import { folded, hasEveryWord } from '../../rules/text/text-match.ts';
import { currentTime } from '../browser/current-time.ts';
import { FilterField, showRows, type FilterWords } from '../browser/filter-field.tsx';

const allRows = (): readonly HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[id^="set-"]'));

/**
 * Hides the rows that lack a typed word, days without other rows, and the links to them.
 * @returns how many rows it shows
 */
function findRows(typed: string): number {
  const rows = allRows();
  const count = showRows(rows, ({ textContent }) => hasEveryWord(folded(textContent), typed));
  for (const around of new Set(rows.map((row) => row.closest('section')))) {
    if (!around) continue;
    around.hidden = !around.querySelector('[id^="set-"]:not([hidden])');
    const link = document.querySelector<HTMLElement>(`main nav a[href="#${around.id}"]`);
    if (link) link.hidden = around.hidden;
  }
  return count;
}

/**
 * Marks the rows of sets that are on, except cancelled ones. Their time element has the start.
 * @param now in milliseconds since the epoch
 * @param mark the text in marked rows
 * @returns the ids of the marked rows
 */
function markRows(now: number, mark: string): readonly string[] {
  const on = allRows().filter((row) => {
    const start = Date.parse(row.querySelector('time')?.dateTime ?? '');
    const end = start + Number(row.dataset['minutes']) * 60_000;
    const isOn = start <= now && now < end && row.dataset['cancelled'] === undefined;
    const times = row.querySelector('p');
    if (isOn) times?.setAttribute('data-now', mark);
    else times?.removeAttribute('data-now');
    return isOn;
  });
  return on.map(({ id }) => id);
}

export interface ProgrammeListProps extends FilterWords {
  /** The ids of sets that are on, their mark, and the text of the link to the first of them. */
  readonly on: readonly string[];
  readonly onNow: string;
}

const HALF_A_MINUTE = 30_000;

/** Finds words in the programme, and keeps the marks of what is on current. */
export function ProgrammeList({ on: rendered, onNow, ...words }: ProgrammeListProps) {
  const [on, setOn] = useState(rendered);
  useEffect(() => {
    const mark = () => setOn(markRows(currentTime(), onNow));
    mark();
    const timer = setInterval(mark, HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, [onNow]);
  return (
    <FilterField {...words} find={findRows}>
      {on[0] && <a href={`#${on[0]}`}>{`${onNow}: ${on.length}`}</a>}
    </FilterField>
  );
}
