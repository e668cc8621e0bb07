/** The runtime: one file with React and the small modules that islands share. esbuild alone would split it into many. */
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { REACT, type Survey } from './client-survey.ts';

const root = path.join(import.meta.dirname, '..');

/** Hydrates every island, so it is in the runtime. */
const HYDRATE = 'client/hydrate.tsx';

export interface Runtime {
  survey: Survey;
  address: string;
}

function sourceOf({ react, modules }: Survey): string {
  // Names that two packages of React export mean the same in both: `Fragment`, `version`.
  const exported = new Set<string>();
  const packages = Array.from(react, ([name, names]) => {
    const fresh = names.filter((each) => !exported.has(each));
    for (const each of fresh) exported.add(each);
    return `export { ${fresh.join()} } from '${name}';`;
  });
  return [...packages, ...[HYDRATE, ...modules].map((file) => `export * from './${file}';`)].join('\n');
}

export const runtimeEntry = (runtime: Runtime): Plugin => ({
  name: 'runtime-entry',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^runtime$/ }, ({ path: name }) => ({ path: name, namespace: 'runtime' }));
    onLoad({ filter: /.*/, namespace: 'runtime' }, () => ({
      contents: sourceOf(runtime.survey),
      resolveDir: root,
    }));
  },
});

/**
 * Makes islands import from the runtime what is in it. Scripts of `client/` get copies of the shared modules instead:
 * every page loads them, and they must not load the runtime at once.
 */
export const fromRuntime = (runtime: Runtime): Plugin => ({
  name: 'from-runtime',
  setup({ onResolve }) {
    const external = () => ({ path: runtime.address, external: true });
    onResolve({ filter: REACT }, external);
    onResolve({ filter: /^\.\.?\// }, ({ path: file, resolveDir, importer }) => {
      const module = path.relative(root, path.resolve(resolveDir, file));
      const forIsland = !path.relative(root, importer).startsWith('client/');
      const isShared = forIsland && runtime.survey.modules.includes(module);
      return isShared || module === HYDRATE ? external() : undefined;
    });
  },
});
