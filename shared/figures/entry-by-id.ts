/** What stands under an id. @throws {Error} if nothing does: the content check refuses such an id before */
export function entryById<Entry>(entries: Readonly<Record<string, Entry>>, id: string): Entry {
  const entry = entries[id];
  if (entry === undefined) throw new Error(`Nothing of the festival has the id ${id}`);
  return entry;
}
