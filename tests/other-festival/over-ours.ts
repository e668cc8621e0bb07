import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vitest/config';

const ours = path.join(import.meta.dirname, '..', '..', 'shared', 'data');
const theirs = path.join(import.meta.dirname, 'data');

/** Loads the other festival's data wherever a test, or what it tests, imports this one's. */
export const overOurs = (): Plugin => ({
  name: 'other-festival',
  enforce: 'pre',
  load(file) {
    const other = path.join(theirs, path.relative(ours, file));
    return file.startsWith(ours) && existsSync(other) ? readFileSync(other, 'utf8') : undefined;
  },
});
