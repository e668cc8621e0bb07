/**
 * The runtime: one file with React and the small modules that islands share. esbuild alone would split it into many. What is
 * shared, a bundling tells that writes nothing.
 */
import path from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

const root = path.join(import.meta.dirname, '..');

/** React's packages and their parts, as they are imported: `react`, `react-dom/client`. */
const REACT = /^react(-dom)?(\/|$)/;

/** Hydrates every island, so it is in the runtime. */
const HYDRATE = 'client/hydrate.tsx';

const OWN = /^(client|shared)\//;

/** The website's own modules that several scripts import, if they import nothing themselves but React. */
const sharedIn = ({ inputs, outputs }: Metafile): readonly string[] =>
  Object.values(outputs)
    // Chunks without an entry point have what several scripts import.
    .filter(({ entryPoint }) => !entryPoint)
    .flatMap((chunk) => Object.keys(chunk.inputs))
    .filter((module) => OWN.test(module) && inputs[module]?.imports.every(({ external }) => external));

/**
 * Finds the modules that scripts share.
 * @param options the build's, with the scripts as entry points
 */
export async function sharedModules(options: BuildOptions): Promise<readonly string[]> {
  const { metafile } = await build({
    ...options,
    metafile: true,
    minify: false,
    splitting: true,
    write: false,
    external: ['react', 'react-dom'],
  });
  return sharedIn(metafile);
}

export const runtimeEntry = (modules: readonly string[]): Plugin => ({
  name: 'runtime-entry',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^runtime$/ }, ({ path: name }) => ({ path: name, namespace: 'runtime' }));
    onLoad({ filter: /.*/, namespace: 'runtime' }, () => ({
      contents: [
        // Two packages export these, and mean the same.
        "export { Fragment, version } from 'react';",
        ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
          .concat([HYDRATE, ...modules].map((file) => `./${file}`))
          .map((name) => `export * from '${name}';`),
      ].join('\n'),
      resolveDir: root,
    }));
  },
});

/**
 * Makes islands import from the runtime what is in it. Scripts of `client/` get copies of the shared modules instead:
 * every page loads them, and they must not load the runtime at once.
 * @param address the runtime's
 */
export const fromRuntime = (modules: readonly string[], address: string): Plugin => ({
  name: 'from-runtime',
  setup({ onResolve }) {
    const external = () => ({ path: address, external: true });
    onResolve({ filter: REACT }, external);
    onResolve({ filter: /^\.\.?\// }, ({ path: file, resolveDir, importer }) => {
      const module = path.relative(root, path.resolve(resolveDir, file));
      const forIsland = !path.relative(root, importer).startsWith('client/');
      const isShared = forIsland && modules.includes(module);
      return isShared || module === HYDRATE ? external() : undefined;
    });
  },
});
