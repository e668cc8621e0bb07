/** The browser's scripts: React once for every island, the loader, and each island on its own. */
import path from 'node:path';
import { context, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import * as react from 'react';
import type { Manifest } from '../server/files/assets.ts';

const root = path.join(import.meta.dirname, '..');

const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  metafile: true,
  outdir: 'dist/assets',
  platform: 'browser',
  target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
  // Islands carry no emotion: their styles come with the page.
  tsconfigRaw: {
    compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react', verbatimModuleSyntax: true },
  },
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  logLevel: 'warning',
};

/** The modules that every island shares, beside React itself; the splitter would make a file of each. */
const shared = [
  'client/hydrate.tsx',
  'shared/islands/browser/keep-address.ts',
  'shared/islands/browser/use-live.ts',
];

/** What islands share, in one file: React's own packages are CommonJS, so their names are written out. */
const runtimeSource = [
  `export { ${Object.keys(react)
    .filter((name) => !/^(default|module\.exports|__)/.test(name))
    .join()} } from 'react';`,
  "export { jsx, jsxs } from 'react/jsx-runtime';",
  "export { createPortal, flushSync } from 'react-dom';",
  "export { createRoot, hydrateRoot } from 'react-dom/client';",
  ...shared.map((file) => `export * from './${file}';`),
].join('\n');

/** Leaves what is in the runtime to the runtime. */
const fromRuntime = (address: () => string): Plugin => ({
  name: 'from-runtime',
  setup({ onResolve }) {
    onResolve({ filter: /^react(-dom)?(\/|$)/ }, () => ({ path: address(), external: true }));
    onResolve({ filter: /^\.\.?\// }, ({ path: file, resolveDir }) =>
      shared.includes(path.relative(root, path.resolve(resolveDir, file)))
        ? { path: address(), external: true }
        : undefined,
    );
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
  const options: BuildOptions = {
    ...common,
    minify: !dev,
    sourcemap: dev ? 'inline' : false,
    define: { 'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production') },
  };
  let runtime = '';
  const runtimeBuild = await context({
    ...options,
    stdin: { contents: runtimeSource, resolveDir: root, sourcefile: 'runtime.ts' },
    entryNames: 'runtime-[hash]',
  });
  const islandsBuild = await context({
    ...options,
    entryPoints: [
      'client/entry.ts',
      'client/not-found.ts',
      'client/questions.ts',
      'client/player.ts',
      ...(dev ? ['client/live-reload.ts'] : []),
    ],
    splitting: true,
    plugins: [fromRuntime(() => runtime)],
  });
  return {
    /** @throws when the sources do not build */
    async build(): Promise<ClientBuild> {
      const { metafile: first } = await runtimeBuild.rebuild();
      runtime = addressOf(Object.keys(first?.outputs ?? {})[0] ?? '');
      const { metafile } = await islandsBuild.rebuild();
      if (!first || !metafile) throw new Error('esbuild wrote no metafile');
      const written = [runtime, ...Object.keys(metafile.outputs).map(addressOf)];
      return { scripts: scriptsOf(metafile), written, bundles: [first, metafile] };
    },
    async dispose(): Promise<void> {
      await Promise.all([runtimeBuild.dispose(), islandsBuild.dispose()]);
    },
  };
}
