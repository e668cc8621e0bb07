import type { Entry } from './account.ts';
import type { FigureKind } from './find-figures.ts';

const kinds: readonly FigureKind[] = ['clock', 'price', 'age', 'distance', 'duration', 'count'];

const row = (name: string, cells: readonly (string | number)[]): string =>
  [name.padEnd(40), ...cells.map((cell) => String(cell).padStart(9))].join('');

/** A table of how many figures stand on which page, by kind, and where they come from. */
export function reportOf(accounts: ReadonlyMap<string, readonly Entry[]>): string {
  const counts = (entries: readonly Entry[]): readonly number[] => [
    ...kinds.map((kind) => entries.filter((entry) => entry.kind === kind).length),
    ...(['value', 'own', 'typed'] as const).map(
      (source) => entries.filter((entry) => entry.source === source).length,
    ),
    entries.length,
  ];
  return [
    row('', [...kinds, 'value', 'own', 'typed', 'all']),
    ...Array.from(accounts, ([address, entries]) => row(address, counts(entries))),
    row(`${accounts.size} pages and views`, counts([...accounts.values()].flat())),
  ].join('\n');
}
