import { useDeferredValue, useEffect, useState } from 'react';
import { currentTime } from '../browser/current-time.ts';
import { FilterField } from '../browser/filter-field.tsx';
import { useLive } from '../browser/use-live.ts';
import { findRows, markRows } from './programme-rows.ts';

export interface ProgrammeListProps {
  readonly label: string;
  readonly count: number;
  readonly unit: string;
  readonly of: string;
  readonly nothing: string;
  /** What rows of what is on are marked with, and the link to the first of them says. */
  readonly onNow: string;
}

const HALF_A_MINUTE = 30_000;

/** Finds words in the programme, and marks what is on. */
export function ProgrammeList({ label, count, unit, of, nothing, onNow }: ProgrammeListProps) {
  const live = useLive();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(count);
  const [on, setOn] = useState<readonly string[]>([]);

  // The letter is painted before the rows that it hides are laid out anew.
  const sought = useDeferredValue(typed.trim());
  useEffect(() => {
    if (live) setShown(findRows(sought));
  }, [live, sought]);

  useEffect(() => {
    const mark = () => setOn(markRows(currentTime(), onNow));
    mark();
    const timer = setInterval(mark, HALF_A_MINUTE);
    return () => clearInterval(timer);
  }, [onNow]);

  const some = sought ? `${shown} ${of} ${count} ${unit}` : `${count} ${unit}`;
  return (
    <>
      <p role="status">{shown === 0 ? nothing : some}</p>
      {on[0] && !sought && <a href={`#${on[0]}`}>{`${onNow}: ${on.length}`}</a>}
      {live && <FilterField label={label} typed={typed} onType={setTyped} />}
    </>
  );
}
