import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { PATIENCE } from './engine.ts';

export default defineConfig({
  root: path.join(import.meta.dirname, '..', '..'),
  test: {
    include: ['tests/engines/**/*.test.ts'],
    // Each engine in a process of its own, side by side.
    maxWorkers: 2,
    testTimeout: 30_000,
    expect: { poll: PATIENCE },
  },
});
