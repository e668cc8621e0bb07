/** What the browser's scripts import, asked of the bundler before they are built. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { context, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

const root = path.join(import.meta.dirname, '..');
const run = promisify(execFile);

/** React's packages, and what is imported from them: `react-dom/client`. */
export const REACT = /^react(-dom)?(\/|$)/;

/** Folders and packages whose modules may be part of a script; emotion and the files it styles may not. */
const OWN = /^(client|shared)\//;
const FOR_BROWSERS = /^(client|shared\/(islands|rules))\/(?!.*-styles\.ts$)|^node_modules\/(?!@emotion\/)/;

/** Fails the build where a script imports what must not reach browsers: copy, pages, components, styles. */
export const onlyForBrowsers: Plugin = {
  name: 'only-for-browsers',
  setup({ onLoad }) {
    onLoad({ filter: /.*/, namespace: 'file' }, ({ path: file }) => {
      const name = path.relative(root, file);
      return FOR_BROWSERS.test(name) ? undefined : { errors: [{ text: `${name} must not reach browsers` }] };
    });
  },
};

/** The names that a package exports in this environment: React's packages are CommonJS, so bundlers do not know them. */
async function exportsOf(name: string, environment: string): Promise<readonly string[]> {
  const { stdout } = await run(
    process.execPath,
    ['--print', `JSON.stringify(Object.keys(require(${JSON.stringify(name)})))`],
    { cwd: root, env: { ...process.env, NODE_ENV: environment } },
  );
  return (JSON.parse(stdout) as string[]).filter((exported) => !exported.startsWith('__'));
}

/** Stands in for React with one module for each exported name, so that the bundler drops those that nothing imports. */
const namesOfReact = (environment: string): Plugin => ({
  name: 'names-of-react',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /#/, namespace: 'react' }, ({ path: name }) => ({
      path: name,
      namespace: 'react-export',
      sideEffects: false,
    }));
    onResolve({ filter: REACT }, ({ path: name }) => ({ path: name, namespace: 'react' }));
    onLoad({ filter: /.*/, namespace: 'react' }, async ({ path: name }) => ({
      contents: (await exportsOf(name, environment))
        .map((exported) => `export { default as ${exported} } from '${name}#${exported}';`)
        .join('\n'),
    }));
    onLoad({ filter: /.*/, namespace: 'react-export' }, () => ({ contents: 'export default {};' }));
  },
});

export interface Survey {
  /** What the scripts import from React: package → names. */
  readonly react: ReadonlyMap<string, readonly string[]>;
  /** Modules that several scripts import and that import nothing themselves. */
  readonly shared: readonly string[];
}

function read({ inputs, outputs }: Metafile): Survey {
  const react = new Map<string, string[]>();
  const shared: string[] = [];
  for (const { entryPoint, inputs: modules } of Object.values(outputs)) {
    for (const module of Object.keys(modules)) {
      const [, name, exported] = /^react-export:(.*)#(.*)$/.exec(module) ?? [];
      if (name && exported) react.set(name, [...(react.get(name) ?? []), exported]);
      // The bundler splits off what several scripts import.
      else if (!entryPoint && OWN.test(module) && inputs[module]?.imports.length === 0) shared.push(module);
    }
  }
  return { react, shared };
}

/**
 * Surveys scripts.
 * @returns a function that surveys them as they are now, and one that ends it; the first throws where a script
 * imports what React does not export, or what must not reach browsers
 */
export async function createSurvey(options: BuildOptions, environment: string) {
  const { rebuild, dispose } = await context({
    ...options,
    minify: false,
    sourcemap: false,
    splitting: true,
    write: false,
    // Of `import * as React`, a name that does not exist would be undefined in the browser.
    logOverride: { 'import-is-undefined': 'error' },
    plugins: [namesOfReact(environment), onlyForBrowsers],
  });
  return {
    async survey(): Promise<Survey> {
      const { metafile } = await rebuild();
      if (!metafile) throw new Error('esbuild wrote no metafile');
      return read(metafile);
    },
    dispose,
  };
}
