import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { refusedReading, type Reading } from './reading.ts';

/** In bytes: as many entries as a festival of weeks has, several times over. */
const LARGEST = 65_536;

/** What the system says where a file cannot be read. */
const sentences: Readonly<Record<string, string>> = {
  ENOENT: 'the file is gone: to take everything back, write “changes: []” instead',
  EACCES: 'the server’s user may not read the file, or not enter its folder',
  ELOOP: 'the file is a link that leads back to itself',
};

/** At most so many bytes of what is open. */
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

/** Reads a file of what is different today. Whatever is in its place, there is a sentence about it. */
export function readFile(file: string, readToday: ReadText, now: Date): Reading {
  let descriptor;
  try {
    // A pipe that nobody writes to would otherwise never open.
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
    return readOpen(descriptor, readToday, now);
  } catch (failure) {
    // The parser's word for repeated texts, which nobody writes on purpose.
    if (failure instanceof ReferenceError)
      return refusedReading('put a text that begins with * or & into "…"');
    const { code = '' } = failure as NodeJS.ErrnoException;
    return refusedReading(sentences[code] ?? `the file cannot be read: ${String(failure)}`);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
