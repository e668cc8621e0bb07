/**
 * Makes the runtime: one file with React and the small modules that islands share. esbuild alone would write
 * many. A first bundling, whose output is not written, shows which modules are shared.
 */
import path from 'node:path';
import { build, type BuildOptions, type Metafile, type Plugin } from 'esbuild';

const root = path.join(import.meta.dirname, '..');

/** React's packages and their parts, as they are imported: `react`, `react-dom/client`. */
const REACT = /^react(-dom)?(\/|$)/;

/** This module hydrates every island, so it belongs to the runtime. */
const HYDRATE = 'client/hydrate.tsx';

const OWN = /^(client|shared)\//;

/** The website's own modules that several scripts import, if they import nothing but React themselves. */
const sharedIn = ({ inputs, outputs }: Metafile): readonly string[] =>
  Object.values(outputs)
    // A chunk without an entry point holds what several scripts import.
    .filter(({ entryPoint }) => !entryPoint)
    .flatMap((chunk) => Object.keys(chunk.inputs))
    .filter((module) => OWN.test(module) && inputs[module]?.imports.every(({ external }) => external));

/** Finds the modules that several scripts share, so that the runtime carries each of them once. */
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
        // Two packages export the same values under these names.
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
 * Makes islands import shared modules from the runtime. Scripts of `client/` get copies of them instead:
 * every page loads these scripts, and they must not load the runtime at once.
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
