export class UnknownId extends Error {}

/** What stands under an id. @throws {UnknownId} if nothing does: the build says on which pages */
export function entryById<Entry>(entries: Readonly<Record<string, Entry>>, id: string): Entry {
  const entry = entries[id];
  if (entry === undefined) throw new UnknownId(`nothing of the festival has the id ${id}`);
  return entry;
}
