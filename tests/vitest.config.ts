import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: {
    include: ['tests/{unit,http,process}/**/*.test.{ts,tsx}'],
    // On two cores one file at a time would be the default; many of them wait more than they work.
    maxWorkers: 2,
  },
});
