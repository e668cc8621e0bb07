import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: path.join(import.meta.dirname, '..'),
  test: { include: ['tests/{unit,http,process}/**/*.test.{ts,tsx}'] },
});
