/**
 * Loads React as modules. It is published as CommonJS, which esbuild wraps into one function a file. Browsers
 * parse such a function twice, the second time on the main thread: with React DOM, half of the start.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const PACKAGES = /^(react|react-dom|scheduler)(\/|$)/;
const modules = path.join(import.meta.dirname, '..', 'node_modules');

/** The file of a package's part: `react-dom/client` is in `react-dom/cjs/react-dom-client.production.js`. */
const fileOf = (name: string, environment: string): string =>
  path.join(modules, name.split('/', 1)[0] ?? '', 'cjs', `${name.replaceAll('/', '-')}.${environment}.js`);

/** Turns a file's `require` calls into imports, and its exports into export statements. */
function asModule(source: string): string {
  const imports: string[] = [];
  const code = source.replaceAll(/\brequire\("([^"]+)"\)/g, (_call, name: string) => {
    imports.push(`import required${imports.length} from '${name}';`);
    return `required${imports.length - 1}`;
  });
  const names = new Set(Array.from(code.matchAll(/^ *exports\.(\w+) =/gm), ([, name = '']) => name));
  return [
    ...imports,
    'const exports = {};',
    code,
    'export default exports;',
    ...Array.from(
      names,
      (name) => `const export_${name} = exports.${name}; export { export_${name} as ${name} };`,
    ),
  ].join('\n');
}

/** @param environment `NODE_ENV` of the build */
export const reactAsModules = (environment: string): Plugin => ({
  name: 'react-as-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: PACKAGES }, ({ path: name }) => {
      const file = fileOf(name, environment);
      return existsSync(file) ? { path: file } : { errors: [{ text: `React has no ${file}` }] };
    });
    onLoad(
      { filter: /node_modules\/(react|react-dom|scheduler)\/cjs\/[^/]*\.js$/ },
      async ({ path: file }) => ({
        contents: asModule(await readFile(file, 'utf8')),
        resolveDir: path.dirname(file),
      }),
    );
  },
});
