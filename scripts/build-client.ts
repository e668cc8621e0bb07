/** Builds the browser's scripts: those of `client/`, one for each island, and the runtime that all islands import. */
import path from 'node:path';
import { context, type BuildOptions, type Metafile } from 'esbuild';
import type { Manifest } from '../server/assets/assets.ts';
import { inlineScripts, pageScripts } from '../shared/page.ts';
import { reactAsModules } from './client-react.ts';
import { createSurvey, fromRuntime, runtimeEntry, type Runtime } from './client-runtime.ts';

const root = path.join(import.meta.dirname, '..');

const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  metafile: true,
  outdir: 'dist/assets',
  platform: 'browser',
  target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
  tsconfig: 'client/tsconfig.json',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  // The licences are in THIRD-PARTY.txt.
  legalComments: 'none',
  logLevel: 'warning',
};

const addressOf = (file: string): string => file.replace(/^dist/, '');

/** The addresses of the scripts in `client/`, by their names. Islands are entry points, too, but not part of the manifest. */
const scriptsOf = (outputs: Metafile['outputs']): Manifest['scripts'] =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint = '' }]) => {
      const name = /^client\/([\w-]+)\.ts$/.exec(entryPoint)?.[1];
      return name ? [[name, addressOf(file)]] : [];
    }),
  );

/** Prepares a builder. Its first build takes longest: esbuild remembers unchanged files. */
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
    entryPoints: ['client/entry.ts', ...(dev ? ['client/live-reload.ts'] : [])],
    splitting: true,
  };
  // A service worker's scope is its own folder, here the website's root. Some scripts stand in documents.
  const classic: BuildOptions = {
    ...options,
    format: 'iife',
    outdir: 'dist',
    entryNames: '[name]',
    entryPoints: {
      'service-worker': 'client/service-worker/service-worker.ts',
      'service-worker-removal': 'client/service-worker/removal.ts',
      ...Object.fromEntries(inlineScripts.map((name) => [name, `client/${name}.ts`])),
    },
  };
  // Apart from the islands: what these share with them must bring neither React nor further files.
  const withoutIslands: BuildOptions = {
    ...options,
    entryPoints: pageScripts.map((name) => `client/${name}.ts`),
    splitting: true,
  };
  const runtime: Runtime = { modules: [], address: '' };
  const survey = await createSurvey(scripts);
  const runtimeBuild = await context({
    ...options,
    entryPoints: ['runtime'],
    plugins: [runtimeEntry(runtime), reactAsModules(environment)],
  });
  const classicBuild = await context(classic);
  const scriptsBuild = await context({ ...scripts, plugins: [fromRuntime(runtime)] });
  const apartBuild = await context(withoutIslands);
  return {
    /** @throws when the sources do not build. @returns besides what esbuild says of each: which modules are in which file */
    async build() {
      runtime.modules = await survey.survey();
      const { metafile: ofRuntime } = await runtimeBuild.rebuild();
      runtime.address = addressOf(Object.keys(ofRuntime?.outputs ?? {})[0] ?? '');
      const { metafile: ofScripts } = await scriptsBuild.rebuild();
      await classicBuild.rebuild();
      const { metafile: ofApart } = await apartBuild.rebuild();
      if (!ofRuntime || !ofScripts || !ofApart) throw new Error('esbuild wrote no metafile');
      const outputs = { ...ofScripts.outputs, ...ofApart.outputs };
      const written = [runtime.address, ...Object.keys(outputs).map(addressOf)];
      return { scripts: scriptsOf(outputs), written, bundles: [ofRuntime, ofScripts, ofApart] };
    },
    async dispose(): Promise<void> {
      const builds = [survey, runtimeBuild, classicBuild, scriptsBuild, apartBuild];
      await Promise.all(builds.map((each) => each.dispose()));
    },
  };
}
