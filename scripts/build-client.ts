/** Builds the browser's scripts: those of `client/`, one for each island, and the islands' runtime. */
import path from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import type { Manifest } from '../server/assets/assets.ts';
import { distFolder } from './chosen-festival.ts';
import { inlineScripts, pageScripts } from '../shared/page.ts';
import { reactAsModules } from './client-react.ts';
import { fromRuntime, runtimeEntry, sharedModules } from './client-runtime.ts';

const root = path.join(import.meta.dirname, '..');

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  metafile: true,
  outdir: `${distFolder}/assets`,
  platform: 'browser',
  target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
  tsconfig: 'client/tsconfig.json',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  // THIRD-PARTY.txt has the licences.
  legalComments: 'none',
  logLevel: 'warning',
} as const satisfies BuildOptions;

const addressOf = (file: string): string => file.slice(distFolder.length);

/** The addresses of the scripts in `client/`, by their names. Islands are not in the manifest. */
const scriptsOf = (outputs: Metafile['outputs']): Manifest['scripts'] =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint = '' }]) => {
      const name = /^client\/([\w-]+)\.ts$/.exec(entryPoint)?.[1];
      return name ? [[name, addressOf(file)]] : [];
    }),
  );

/** @returns the manifest's scripts, and esbuild's list of the modules in each file */
export async function buildClient({ dev }: { readonly dev: boolean }) {
  const environment = dev ? 'development' : 'production';
  const options = {
    ...common,
    minify: !dev,
    sourcemap: dev ? 'inline' : false,
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
  } as const;
  const scripts = {
    ...options,
    entryPoints: ['client/entry.ts', ...(dev ? ['client/live-reload.ts'] : [])],
    splitting: true,
  };
  const modules = await sharedModules(scripts);
  const runtime = await build({
    ...options,
    entryPoints: ['runtime'],
    plugins: [runtimeEntry(modules), reactAsModules(environment)],
  });
  const address = addressOf(Object.keys(runtime.metafile.outputs)[0] ?? '');
  const islands = await build({ ...scripts, plugins: [fromRuntime(modules, address)] });
  // Scripts outside the islands are built separately, so that shared
  // modules bring in neither React nor more files.
  const apart = await build({
    ...options,
    entryPoints: pageScripts.map((name) => `client/${name}.ts`),
    splitting: true,
  });
  // A service worker's scope is its own folder, here the website's
  // root. Some scripts are inlined in documents.
  await build({
    ...options,
    format: 'iife',
    outdir: distFolder,
    entryNames: '[name]',
    entryPoints: {
      'service-worker': 'client/service-worker/service-worker.ts',
      'service-worker-removal': 'client/service-worker/removal.ts',
      ...Object.fromEntries(inlineScripts.map((name) => [name, `client/${name}.ts`])),
    },
  });
  const outputs = { ...islands.metafile.outputs, ...apart.metafile.outputs };
  const written = [address, ...Object.keys(outputs).map(addressOf)];
  const bundles = [runtime, islands, apart].map(({ metafile }) => metafile);
  return { scripts: scriptsOf(outputs), written, bundles };
}
