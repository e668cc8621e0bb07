import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { PATIENCE } from './engines/engine.ts';

// React as visitors' pages are rendered with it: the one for development records where each element was made, and takes
// four times as long.
process.env['NODE_ENV'] = 'production';

const root = path.join(import.meta.dirname, '..');

/** A folder of `tests/`, to be run by its name: `--project=NAME`. */
const project = (name: string, test: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...test },
});

const onTheBuild = { globalSetup: [path.join(import.meta.dirname, 'fresh-build.ts')] };

/** Tests with other modules in the place of some, or with all that the process does counted. */
const replacing = ['growth', 'ledger'].map((name) => `tests/http/${name}.test.ts`);

/** What this festival's pages say: asked of the app. */
const editionPages = 'tests/this-edition/pages/*.test.ts';

/** In ms. */
const LIMIT = 240_000;

export default defineConfig({
  root,
  test: {
    // Vitest's default on two cores is one file at a time; many of these wait more than they work.
    maxWorkers: 2,
    // Some render every page, and a busy machine takes its time. A limit is no assertion: it only ends what hangs.
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    projects: [
      // Functions without a memory: files share their modules, which takes half the time.
      project('unit', {
        isolate: false,
        // Beside them what stands in this festival's data, and follows from it alone. It changes with them.
        include: ['tests/unit/**/*.test.ts', 'tests/this-edition/*.test.ts'],
      }),
      project('press'),
      // These too share their modules, and with them the documents that they ask for, but for those that replace modules.
      project('http', {
        ...onTheBuild,
        isolate: false,
        include: ['tests/http/**/*.test.{ts,tsx}', editionPages],
        exclude: replacing,
      }),
      { ...project('replacing', onTheBuild), test: { name: 'replacing', include: replacing, ...onTheBuild } },
      // Real processes and browsers on a busy machine may be late.
      project('process', { ...onTheBuild, isolate: false, expect: { poll: PATIENCE } }),
      // Asked for by name: they need one Docker engine, and three.
      project('containers', { include: ['tests/containers/engine.test.ts'] }),
      project('swarm', { include: ['tests/containers/swarm.test.ts'] }),
      project('engines', { ...onTheBuild, isolate: false, expect: { poll: PATIENCE } }),
    ],
  },
});
