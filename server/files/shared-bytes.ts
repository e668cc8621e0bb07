import { readFile } from 'node:fs/promises';

/**
 * Reads files whole, once for all who want them at the same time: five thousand visitors of one picture hold it in
 * memory once, and it goes with the last of them. A stream for each would hold a block for each.
 * @returns a reader; it rejects when the file cannot be read
 */
export function createSharedReader(): (file: string) => Promise<Buffer> {
  const inUse = new Map<string, WeakRef<Buffer>>();
  const beingRead = new Map<string, Promise<Buffer>>();

  const read = async (file: string): Promise<Buffer> => {
    try {
      const bytes = await readFile(file);
      inUse.set(file, new WeakRef(bytes));
      return bytes;
    } finally {
      beingRead.delete(file);
    }
  };

  return async (file) => {
    const held = inUse.get(file)?.deref();
    if (held) return held;
    const reading = beingRead.get(file) ?? read(file);
    beingRead.set(file, reading);
    return reading;
  };
}
