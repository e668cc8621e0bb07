import { readFile } from 'node:fs/promises';

/**
 * Creates a reader of whole files that shares their bytes: five thousand responses with one picture hold it in memory
 * once, and it is freed after the last of them. A stream for each response would hold a block for each.
 * @returns a function that rejects when the file cannot be read
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
