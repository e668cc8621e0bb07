/** The browser's scripts: the runtime that every island needs, the loader, and each island on its own. */
import path from 'node:path';
import { context, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import type { Manifest } from '../server/files/assets.ts';
import { createSurvey, REACT, type Survey } from './client-survey.ts';

const root = path.join(import.meta.dirname, '..');

const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  metafile: true,
  outdir: 'dist/assets',
  platform: 'browser',
  target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
  tsconfig: 'client/tsconfig.json',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  // They are all in THIRD-PARTY.txt.
  legalComments: 'none',
  logLevel: 'warning',
};

/** Hydrates every island, and so is part of the runtime. */
const HYDRATE = 'client/hydrate.tsx';

/** One file with React and the modules that islands share: the bundler by itself would make a file of each. */
function runtimeSource({ react, shared }: Survey): string {
  // What two of React's packages export under one name is the same in both: `Fragment`, `version`.
  const exported = new Set<string>();
  const fromReact = Array.from(react, ([name, names]) => {
    const fresh = names.filter((each) => !exported.has(each));
    for (const each of fresh) exported.add(each);
    return `export { ${fresh.join()} } from '${name}';`;
  });
  return [...fromReact, ...[HYDRATE, ...shared].map((file) => `export * from './${file}';`)].join('\n');
}

const runtimeEntry = (source: () => string): Plugin => ({
  name: 'runtime-entry',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^runtime$/ }, ({ path: name }) => ({ path: name, namespace: 'runtime' }));
    onLoad({ filter: /.*/, namespace: 'runtime' }, () => ({ contents: source(), resolveDir: root }));
  },
});

/** Imports from the runtime's file what is in it. The loader keeps copies: it must not fetch the runtime at once. */
const fromRuntime = (
  address: () => string,
  { shared }: { readonly shared: () => readonly string[] },
): Plugin => ({
  name: 'from-runtime',
  setup({ onResolve }) {
    onResolve({ filter: REACT }, () => ({ path: address(), external: true }));
    onResolve({ filter: /^\.\.?\// }, ({ path: file, resolveDir, importer }) => {
      const module = path.relative(root, path.resolve(resolveDir, file));
      const isShared = shared().includes(module) && !path.relative(root, importer).startsWith('client/');
      return module === HYDRATE || isShared ? { path: address(), external: true } : undefined;
    });
  },
});

const addressOf = (file: string): string => file.replace(/^dist/, '');

export interface ClientBuild extends Pick<Manifest, 'scripts'> {
  /** The address of every file written. */
  readonly written: readonly string[];
  /** What has come into which file. */
  readonly bundles: readonly Metafile[];
}

/** Each script of `client/` by its name; split-off chunks have entry points, too, but no page asks for them. */
const scriptsOf = ({ outputs }: Metafile): Manifest['scripts'] =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint = '' }]) => {
      const name = /^client\/([\w-]+)\.ts$/.exec(entryPoint)?.[1];
      return name ? [[name, addressOf(file)]] : [];
    }),
  );

/** A builder that can build again quickly. */
export async function createClientBuilder({ dev }: { readonly dev: boolean }) {
  const environment = dev ? 'development' : 'production';
  const options: BuildOptions = {
    ...common,
    minify: !dev,
    sourcemap: dev ? 'inline' : false,
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
  };
  const scripts: BuildOptions = {
    ...options,
    entryPoints: [
      'client/entry.ts',
      'client/not-found.ts',
      'client/questions.ts',
      'client/player.ts',
      ...(dev ? ['client/live-reload.ts'] : []),
    ],
    splitting: true,
  };
  let surveyed: Survey = { react: new Map(), shared: [] };
  let runtime = '';
  const survey = await createSurvey(scripts, environment);
  const runtimeBuild = await context({
    ...options,
    entryPoints: ['runtime'],
    plugins: [runtimeEntry(() => runtimeSource(surveyed))],
  });
  const scriptsBuild = await context({
    ...scripts,
    plugins: [fromRuntime(() => runtime, { shared: () => surveyed.shared })],
  });
  return {
    /** @throws when the sources do not build, or import what browsers must not or cannot get */
    async build(): Promise<ClientBuild> {
      surveyed = await survey.survey();
      const { metafile: first } = await runtimeBuild.rebuild();
      runtime = addressOf(Object.keys(first?.outputs ?? {})[0] ?? '');
      const { metafile } = await scriptsBuild.rebuild();
      if (!first || !metafile) throw new Error('esbuild wrote no metafile');
      const written = [runtime, ...Object.keys(metafile.outputs).map(addressOf)];
      return { scripts: scriptsOf(metafile), written, bundles: [first, metafile] };
    },
    async dispose(): Promise<void> {
      await Promise.all([survey, runtimeBuild, scriptsBuild].map((each) => each.dispose()));
    },
  };
}
