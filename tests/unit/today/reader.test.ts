import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createReader } from '../../../server/today/reader.ts';

const folders: string[] = [];
/** Reads with another program. */
function readWith(program: string, timeLimit: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
  folders.push(folder);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(folder, 'today.js'), program);
  return createReader(folder, () => new Date(), timeLimit)('today.yaml');
}
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

it.each([
  ['takes for ever', 'for (;;);', 'line 1: the file was not read within 0.5 s: is it another file?', 500],
  [
    'takes all memory',
    'const all = []; for (;;) all.push(new Array(1e5).fill({}));',
    // On a busy machine, the time limit may come first.
    /ERR_WORKER_OUT_OF_MEMORY|not read within 30 s/,
  ],
  ['fails', 'throw new Error("broken");', 'line 1: the file cannot be read: Error: broken'],
  ['ends without a word', 'process.exit(3);', 'line 1: the file cannot be read: its reader has ended'],
])(
  'Reading ends with a sentence where it %s, and the process goes on',
  async (_what, program, sentence, timeLimit = 30_000) => {
    const { problems } = await readWith(program, timeLimit);
    expect(problems.join()).toMatch(sentence);
  },
);
