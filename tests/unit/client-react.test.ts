import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asModule } from '../../scripts/client-react.ts';

const load = createRequire(import.meta.url);
const modules = path.join(import.meta.dirname, '..', '..', 'node_modules');

describe('React as modules', () => {
  it('imports what the file requires and exports what it exports', () => {
    const module = asModule('var scheduler = require("scheduler");\nexports.now = scheduler.now;');
    expect(module).toContain("import required0 from 'scheduler';\n");
    expect(module).toContain('var scheduler = required0;');
    expect(module).toContain('export { export_now as now };');
  });

  it.each([
    'react/cjs/react',
    'react/cjs/react-jsx-runtime',
    'react-dom/cjs/react-dom',
    'react-dom/cjs/react-dom-client',
    'scheduler/cjs/scheduler',
  ])('has every name that %s has', (name) => {
    const file = path.join(modules, `${name}.production.js`);
    const exported = asModule(readFileSync(file, 'utf8')).matchAll(/ as (\w+) };$/gm);
    expect(new Set(Array.from(exported, ([, as]) => as))).toEqual(new Set(Object.keys(load(file) as object)));
  });
});
