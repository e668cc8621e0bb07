export interface DayOf<Entry> {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** Groups sets by day, each as its list shows it. Days without sets are left out. */
export const byDay = <One extends { readonly day: string }, Entry>(
  days: readonly { readonly id: string; readonly name: string }[],
  sets: readonly One[],
  entryOf: (set: One) => Entry,
): readonly DayOf<Entry>[] =>
  days
    .map(({ id, name }) => ({ id, name, entries: sets.filter(({ day }) => day === id).map(entryOf) }))
    .filter(({ entries }) => entries.length > 0);
