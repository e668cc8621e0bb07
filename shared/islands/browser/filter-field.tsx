import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';

/** A list's name, and its number of entries. */
export interface FilterWords {
  readonly label: string;
  readonly count: number;
  readonly unit: string;
  readonly of: string;
  readonly nothing: string;
}

interface FilterFieldProps extends FilterWords {
  /** Hides the entries that do not match, and returns how many it shows. */
  readonly find: (typed: string) => number;
  /** Shown while the field is empty. */
  readonly children?: ReactNode;
}

/**
 * Finds words in a list, and counts what it shows. The field has no
 * name and is in no form, so nothing typed is sent. Escape empties it.
 */
export function FilterField({ label, count, unit, of, nothing, find, children }: FilterFieldProps) {
  const [typed, setTyped] = useState('');
  /** Undefined on the server and during hydration, when there is no field. */
  const [matchCount, setMatchCount] = useState<number>();
  // The typed letter is painted before the list is laid out again.
  const query = useDeferredValue(typed.trim());
  useEffect(() => setMatchCount(find(query)), [query, find]);

  const all = `${count} ${unit}`;
  const some = query ? `${matchCount} ${of} ${all}` : all;
  return (
    <>
      <p role="status">{matchCount === 0 ? nothing : some}</p>
      {!query && children}
      {matchCount !== undefined && (
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

/** Hides the rows that do not match, and returns how many it shows. */
export function showRows(
  rows: readonly HTMLElement[],
  isWanted: (row: HTMLElement, index: number) => boolean,
): number {
  return rows.filter((row, index) => {
    row.hidden = !isWanted(row, index);
    return !row.hidden;
  }).length;
}
