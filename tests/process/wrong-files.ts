/** What may be in the place of the file of what is different today by mistake, and what is said of it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { announced } from '../../shared/data/programme/announced.ts';

const ids = announced.sets.map(({ id }) => id);
const HEAD = 'written: 2026-05-09 12:00\n';
const entry = (what: string, at = '2026-05-09 12:00'): string =>
  `  - ${what}\n    at: ${at}\n    why: A storm is over the fell.\n`;
const changes = (...entries: readonly string[]): string => `${HEAD}changes:\n${entries.join('')}`;

/** Entries that cancel every set and take that back; the first name a day that does not exist. */
const storm = (length: number, mistakes: number): string =>
  changes(
    ...Array.from({ length }, (_, index) => {
      const round = Math.floor(index / ids.length);
      const what = index < mistakes ? 'day: sonday' : `cancelled: ${round % 2 === 0}`;
      return entry(`set: ${ids[index % ids.length]}\n    ${what}`, `2026-05-09 0${round}:00`);
    }),
  );

const texts: Readonly<Record<string, readonly [text: string, sentence: string]>> = {
  '131 entries, five of them wrong': [
    storm(131, 5),
    'sonday is no day of the festival: did you mean sunday?',
  ],
  '227 entries, fifteen of them wrong': [storm(227, 15), 'sonday is no day of the festival'],
  'all sets, all at one time and place': [
    changes(
      ...ids.map((id) =>
        entry(`set: ${id}\n    day: friday\n    start: 12:00\n    end: 13:00\n    place: castle`),
      ),
    ),
    'overlap on Friday',
  ],
  '900 unknown sets': [
    changes(
      ...Array.from(
        { length: 900 },
        (_, index) => `- {set: abandoned-${index}, at: 2026-05-09 12:00, why: x}\n`,
      ),
    ),
    'there are 900 entries, more than 300',
  ],
  'an id of 64,000 letters': [
    changes(entry(`set: ${'x'.repeat(64_000)}`)),
    'set must have at most 64 characters, and has 64000',
  ],
  'last year’s file': [
    changes(...ids.map((id) => entry(`set: ${id}\n    cancelled: true`, '2025-07-18 12:00'))),
    'is this another year’s file?',
  ],
  '4,000 words': [Array.from({ length: 4000 }, (_, index) => `k${index}:`).join('\n'), 'is no word for this'],
  'lists within lists': [`changes: ${'['.repeat(30_000)}`, 'stand one within the other'],
  'a file of a megabyte': ['x'.repeat(1e6), 'the file has more than 65536 bytes'],
};

const IN_THE_PLACE = 'a folder, a pipe or a device is in the place of the file';

const things: Readonly<Record<string, readonly [make: (file: string) => unknown, sentence: string]>> = {
  'a pipe': [(file) => execFileSync('mkfifo', [file]), IN_THE_PLACE],
  '/dev/zero': [(file) => symlinkSync('/dev/zero', file), IN_THE_PLACE],
  'a folder': [(file) => mkdirSync(file), IN_THE_PLACE],
  'a link to itself': [(file) => symlinkSync(file, file), 'the file is a link that leads back to itself'],
  'a file within a file': [
    (file) => {
      writeFileSync(`${file}-inner`, '');
      symlinkSync(`${file}-inner/today.yaml`, file);
    },
    'the file cannot be read: Error: ENOTDIR',
  ],
};

/** Writes each of them into a folder. @returns what it is, its path, and what is said of it */
export const writeWrongFiles = (folder: string) => [
  ...Object.entries(texts).map(([what, [text, sentence]], index) => {
    const file = path.join(folder, `text-${index}`);
    writeFileSync(file, text);
    return [what, file, sentence] as const;
  }),
  ...Object.entries(things).map(([what, [make, sentence]], index) => {
    const file = path.join(folder, `thing-${index}`);
    make(file);
    return [what, file, sentence] as const;
  }),
];
