import { useEffect, useState } from 'react';
import { folded, hasEveryWord } from '../../rules/text-match.ts';
import { useLive } from '../browser/use-live.ts';

export interface ProgrammeFilterProps {
  readonly label: string;
  /** How many rows there are, and what they are called. */
  readonly count: number;
  readonly unit: string;
  readonly of: string;
  readonly nothing: string;
}

/** Hides the programme's rows that lack a word of what was typed. Returns how many it shows. */
function showRows(typed: string): number {
  const rows = Array.from(document.querySelectorAll<HTMLElement>('[id^="set-"]'));
  const shown = rows.filter((row) => {
    row.hidden = !hasEveryWord(folded(row.textContent), typed);
    return !row.hidden;
  });
  return shown.length;
}

/** Finds words in the programme. What is typed stays in the field, which has no name and is in no form. */
export function ProgrammeFilter({ label, count, unit, of, nothing }: ProgrammeFilterProps) {
  const live = useLive();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(count);

  useEffect(() => {
    if (live) setShown(showRows(typed.trim()));
  }, [live, typed]);

  const some = typed.trim() ? `${shown} ${of} ${count} ${unit}` : `${count} ${unit}`;
  return (
    <>
      <p role="status">{shown === 0 ? nothing : some}</p>
      {live && (
        <label>
          {label}
          <input
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
          />
        </label>
      )}
    </>
  );
}
