import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createReader } from '../../../server/today/reader.ts';

const folders: string[] = [];
/** Reads with a program that does something else. */
function readWith(program: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
  folders.push(folder);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'today.js'), program);
  return createReader(folder, () => new Date())('today.yaml');
}
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

describe('Reading ends with a sentence', () => {
  it.each([
    ['takes for ever', 'for (;;);', 'line 1: the file was not read within 3 s: is it another file?'],
    [
      'takes all memory',
      'const all = []; for (;;) all.push(new Array(1e5).fill({}));',
      // On a busy machine, its time is over first.
      /ERR_WORKER_OUT_OF_MEMORY|not read within 3 s/,
    ],
    ['fails', 'throw new Error("broken");', 'line 1: the file cannot be read: Error: broken'],
    ['ends without a word', 'process.exit(3);', 'line 1: the file cannot be read: its reader has ended'],
  ])('where it %s, and the process goes on', async (_what, program, sentence) => {
    const { problems } = await readWith(program);
    expect(problems.join()).toMatch(sentence);
  });
});
