/** Finds out what the browser's scripts import, by bundling them once without writing anything. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { context, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

const root = path.join(import.meta.dirname, '..');
const run = promisify(execFile);

/** React's packages and their parts, as they are imported: `react`, `react-dom/client`. */
export const REACT = /^react(-dom)?(\/|$)/;

/** The modules that browsers may get: of the website's own code these folders without styles, and every package but emotion. */
const FOR_BROWSERS =
  /^(client|shared\/(figures|islands|rules))\/(?!.*-styles\.ts$)|(^|\/)node_modules\/(?!@emotion\/)/;

const OWN = /^(client|shared)\//;

export interface Survey {
  /** The names that scripts import from React: package → names. */
  readonly react: ReadonlyMap<string, readonly string[]>;
  /** The website's own modules that several scripts import, if they import nothing themselves but React. */
  readonly modules: readonly string[];
}

/** Fails the build where a script imports copy, pages, components or styles. */
export const onlyForBrowsers: Plugin = {
  name: 'only-for-browsers',
  setup({ onLoad }) {
    onLoad({ filter: /.*/, namespace: 'file' }, ({ path: file }) => {
      const name = path.relative(root, file);
      return FOR_BROWSERS.test(name) ? undefined : { errors: [{ text: `${name} must not reach browsers` }] };
    });
  },
};

/** What a package of React exports. It is CommonJS, so only running it tells, and it differs between environments. */
async function exportsOf(name: string, environment: string): Promise<readonly string[]> {
  const { stdout } = await run(
    process.execPath,
    ['--print', `JSON.stringify(Object.keys(require('${name}')))`],
    { cwd: root, env: { ...process.env, NODE_ENV: environment } },
  );
  return (JSON.parse(stdout) as string[]).filter((exported) => !exported.startsWith('__'));
}

/** Replaces React by one empty module for each export: esbuild removes those that nothing imports. */
function namesOfReact(environment: string): Plugin {
  const known = new Map<string, Promise<readonly string[]>>();
  const names = (name: string) => {
    const found = known.get(name) ?? exportsOf(name, environment);
    known.set(name, found);
    return found;
  };
  return {
    name: 'names-of-react',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /#/, namespace: 'react' }, ({ path: name }) => ({
        path: name,
        namespace: 'react-export',
        sideEffects: false,
      }));
      onResolve({ filter: REACT }, ({ path: name }) => ({ path: name, namespace: 'react' }));
      onLoad({ filter: /.*/, namespace: 'react' }, async ({ path: name }) => ({
        contents: (await names(name))
          .map((exported) => `export { default as ${exported} } from '${name}#${exported}';`)
          .join('\n'),
      }));
      onLoad({ filter: /.*/, namespace: 'react-export' }, () => ({ contents: 'export default {};' }));
    },
  };
}

const importsReactAtMost = (input: Metafile['inputs'][string] | undefined): boolean =>
  input?.imports.every(({ path: imported }) => imported.startsWith('react:')) ?? false;

function read({ inputs, outputs }: Metafile): Survey {
  const react = new Map<string, string[]>();
  const modules: string[] = [];
  for (const { entryPoint, inputs: contained } of Object.values(outputs)) {
    for (const module of Object.keys(contained)) {
      const [, name, exported] = /^react-export:(.*)#(.*)$/.exec(module) ?? [];
      if (name && exported) react.set(name, [...(react.get(name) ?? []), exported]);
      // Chunks without an entry point have what several scripts import.
      else if (!entryPoint && OWN.test(module) && importsReactAtMost(inputs[module])) modules.push(module);
    }
  }
  return { react, modules };
}

/**
 * Prepares the survey of scripts.
 * @param options the build's, with the scripts as entry points
 * @param environment `NODE_ENV` of the build
 */
export async function createSurvey(options: BuildOptions, environment: string) {
  const { rebuild, dispose } = await context({
    ...options,
    minify: false,
    sourcemap: false,
    splitting: true,
    write: false,
    // After `import * as React`, a name that React does not export is only a warning by default.
    logOverride: { 'import-is-undefined': 'error' },
    plugins: [namesOfReact(environment), onlyForBrowsers],
  });
  return {
    /** @throws where a script imports what React does not export, or what must not reach browsers */
    async survey(): Promise<Survey> {
      const { metafile } = await rebuild();
      if (!metafile) throw new Error('esbuild wrote no metafile');
      return read(metafile);
    },
    dispose,
  };
}
