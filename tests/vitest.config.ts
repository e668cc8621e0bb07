import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { PATIENCE } from './engines/engine.ts';

// Production React, as for visitors: the one for development records
// where each element was made, and takes four times as long.
process.env['NODE_ENV'] = 'production';

const root = path.join(import.meta.dirname, '..');

/** A folder of `tests/`, which `--project=NAME` runs. */
const project = (name: string, test: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...test },
});

const onTheBuild = { globalSetup: [path.join(import.meta.dirname, 'fresh-build.ts')] };

/** Tests that replace modules. */
const replacing = ['tests/http/ledger.test.ts'];

/** Tests of this festival's pages, which use the app. */
const editionPages = 'tests/this-edition/pages/*.test.ts';

/** In ms. */
const LIMIT = 240_000;

export default defineConfig({
  root,
  test: {
    // Vitest's default on two cores is one file at a time, but many of these wait more than they compute.
    maxWorkers: 2,
    // Some render every page on a busy machine. The limit is no assertion: it only ends tests that hang.
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    projects: [
      // Pure functions: files share their modules, which halves the time.
      project('unit', {
        isolate: false,
        // Tests of this festival's data, which change with the data.
        include: ['tests/unit/**/*.test.ts', 'tests/this-edition/*.test.ts'],
      }),
      project('press'),
      // These files also share their modules and documents, except those that replace modules.
      project('http', {
        ...onTheBuild,
        isolate: false,
        include: ['tests/http/**/*.test.{ts,tsx}', editionPages],
        exclude: replacing,
      }),
      { ...project('replacing', onTheBuild), test: { name: 'replacing', include: replacing, ...onTheBuild } },
      // Real processes and browsers may be late on a busy machine.
      project('process', { ...onTheBuild, isolate: false, expect: { poll: PATIENCE } }),
      // These run only by name: they need one Docker engine, and three.
      project('containers', { include: ['tests/containers/engine.test.ts'] }),
      project('swarm', { include: ['tests/containers/swarm.test.ts'] }),
      project('engines', { ...onTheBuild, isolate: false, expect: { poll: PATIENCE } }),
    ],
  },
});
