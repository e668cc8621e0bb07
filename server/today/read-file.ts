import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { refusedReading, type Reading } from './reading.ts';

/** In bytes. The entries of a festival that lasts weeks fit several times over. */
const LARGEST = 65_536;

const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'the file is gone: to take everything back, write “changes: []” instead',
  EACCES: 'the server’s user may not read the file, or not enter its folder',
  ELOOP: 'the file is a link that leads back to itself',
};

function readBytes(descriptor: number, most: number): Buffer {
  const bytes = Buffer.alloc(most);
  for (let length = 0; ;) {
    const more = length < most ? readSync(descriptor, bytes, length, most - length, null) : 0;
    if (!more) return bytes.subarray(0, length);
    length += more;
  }
}

type ReadText = (text: string, now: Date) => Reading;

function readOpen(descriptor: number, readToday: ReadText, now: Date): Reading {
  if (!fstatSync(descriptor).isFile())
    return refusedReading('a folder, a pipe or a device is in the place of the file');
  const bytes = readBytes(descriptor, LARGEST + 1);
  if (bytes.length > LARGEST)
    return refusedReading(`the file has more than ${LARGEST} bytes: is it another file?`);
  return readToday(bytes.toString(), now);
}

/** Reads a file of today's changes. Every failure becomes a sentence. */
export function readFile(file: string, readToday: ReadText, now: Date): Reading {
  let descriptor;
  try {
    // Opening a pipe that has no writer would otherwise never return.
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    return readOpen(descriptor, readToday, now);
  } catch (failure) {
    // The parser reports excessive YAML aliases this way. People do not write them on purpose.
    if (failure instanceof ReferenceError)
      return refusedReading('put a text that begins with * or & into "…"');
    const { code = '' } = failure as NodeJS.ErrnoException;
    return refusedReading(sentences[code] ?? `the file cannot be read: ${String(failure)}`);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
