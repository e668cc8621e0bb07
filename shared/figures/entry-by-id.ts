export class UnknownId extends Error {}

/**
 * Finds an entry by its id.
 * @throws {UnknownId} if there is none; the build names the pages that want it
 */
export function entryById<Entry>(entries: Readonly<Record<string, Entry>>, id: string): Entry {
  const entry = entries[id];
  if (entry === undefined) throw new UnknownId(`nothing of the festival has the id ${id}`);
  return entry;
}
