import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readFile } from '../../../server/today/read-file.ts';
import { createTodayReader } from '../../../server/today/read-today.ts';
import { longshore } from '../../sample-festival/sample-festival.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'today-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const within = (name: string) => path.join(folder, name);
const readToday = createTodayReader(longshore);
const read = (name: string) => readFile(within(name), readToday, new Date('2027-08-07T18:30:00+02:00'));

describe('In the place of the file', () => {
  it.each([
    ['nothing', () => undefined, 'the file is gone: to take everything back, write “changes: []” instead'],
    [
      'a pipe that nobody writes to',
      (file: string) => execFileSync('mkfifo', [file]),
      'a folder, a pipe or a device is in the place of the file',
    ],
    [
      'a link to itself',
      (file: string) => symlinkSync(path.basename(file), file),
      'the file is a link that leads back to itself',
    ],
    [
      'another file of a gigabyte',
      (file: string) => {
        writeFileSync(file, '');
        execFileSync('truncate', ['-s', '1G', file]);
      },
      'the file has more than 65536 bytes: is it another file?',
    ],
    [
      'a text that begins with an asterisk',
      (file: string) => writeFileSync(file, 'notice: *important* gates shut'),
      'put a text that begins with * or & into "…"',
    ],
    [
      'lists within lists without an end',
      (file: string) => writeFileSync(file, `changes: ${'['.repeat(30_000)}`),
      'too many brackets or hyphens stand one within the other: is it another file?',
    ],
  ])('%s is told in one sentence', (what, make, sentence) => {
    make(within(what));
    expect(read(what).problems).toContain(`line 1: ${sentence}`);
  });

  it('a file of 64 KB that is right is read to its end', () => {
    writeFileSync(within('long'), `written: 2027-08-07 18:00\nchanges: []\n${'#'.repeat(65_498)}`);
    expect(read('long').problems).toEqual([]);
  });
});
