import path from 'node:path';
import type { Plugin } from 'vitest/config';
import { otherFiles, realData } from './files.ts';

/** Loads the other festival's data wherever a test, or what it tests, imports this one's. */
export const overOurs = (): Plugin => ({
  name: 'other-festival',
  enforce: 'pre',
  load: (file) => otherFiles.get(path.relative(realData, file)),
});
