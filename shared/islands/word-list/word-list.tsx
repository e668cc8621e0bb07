import { useDeferredValue, useEffect, useState } from 'react';
import { FilterField } from '../browser/filter-field.tsx';
import { useLive } from '../browser/use-live.ts';
import { findEntries } from './word-rows.ts';

export interface WordListProps {
  readonly label: string;
  readonly count: number;
  readonly unit: string;
  readonly of: string;
  readonly nothing: string;
  /** Words of a question that say nothing of its subject. */
  readonly asking: string;
}

export function WordList({ label, count, unit, of, nothing, asking }: WordListProps) {
  const live = useLive();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(count);

  // The letter is painted before the entries that it hides are laid out anew.
  const sought = useDeferredValue(typed);
  useEffect(() => {
    if (live) setShown(findEntries(sought, asking.split(' ')));
  }, [live, sought, asking]);

  const some = sought.trim() ? `${shown} ${of} ${count} ${unit}` : `${count} ${unit}`;
  return (
    <>
      <p role="status">{shown === 0 ? nothing : some}</p>
      {live && <FilterField label={label} typed={typed} onType={setTyped} />}
    </>
  );
}
