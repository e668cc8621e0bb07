/** Builds the site into `dist/`: the server in one file, the browser's scripts, and every authored file by its hash. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { context, type BuildOptions, type Metafile } from 'esbuild';
import type { Manifest } from '../server/assets.ts';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

const common = (dev: boolean): BuildOptions => ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  metafile: true,
  minify: !dev,
  sourcemap: dev ? 'inline' : false,
  define: { 'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production') },
  logLevel: 'warning',
});

const serverOptions = (dev: boolean): BuildOptions => ({
  ...common(dev),
  entryPoints: ['server/index.ts'],
  outfile: 'dist/server.js',
  platform: 'node',
  target: 'node26',
  // While developing, dependencies stay where they are: they do not change, and bundling them takes time.
  ...(dev && { packages: 'external' }),
  // Bundled CommonJS asks for Node's own modules with require.
  banner: { js: "import{createRequire as n}from'node:module';const require=n(import.meta.url);" },
});

const clientOptions = (dev: boolean): BuildOptions => ({
  ...common(dev),
  entryPoints: ['client/entry.ts', 'client/not-found.ts', ...(dev ? ['client/live-reload.ts'] : [])],
  outdir: 'dist/assets',
  platform: 'browser',
  target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
  splitting: true,
  // Islands carry no emotion: their styles come with the page.
  jsx: 'automatic',
  jsxImportSource: 'react',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
});

const scriptsOf = ({ outputs }: Metafile): Manifest['scripts'] =>
  Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) =>
      // Split-off chunks have an entry point, too, but no page asks for them by name.
      /^client\/[\w-]+\.ts$/.test(entryPoint ?? '')
        ? [[path.basename(entryPoint ?? '', '.ts'), file.replace(/^dist/, '')]]
        : [],
    ),
  );

/** Copies `public/` under names that carry the content's hash; what is there already is not copied again. */
async function copyAuthoredFiles(): Promise<Record<string, string>> {
  const source = path.join(root, 'public');
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const named = await Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
        .slice(0, 8);
      const { name, ext } = path.parse(file);
      const address = `/assets/${name}-${hash}${ext}`;
      const copy = path.join(dist, address);
      if (!existsSync(copy)) await cp(file, copy);
      return [path.relative(source, file).replaceAll(path.sep, '/'), address] as const;
    }),
  );
  return Object.fromEntries(named.toSorted(([one], [other]) => one.localeCompare(other)));
}

/** A builder that can build again quickly; `dispose` ends it. */
export async function createBuilder({ dev }: { readonly dev: boolean }) {
  const server = await context(serverOptions(dev));
  const client = await context(clientOptions(dev));

  return {
    /** @throws when the sources do not build */
    async build(): Promise<Manifest> {
      if (!dev) await rm(dist, { recursive: true, force: true });
      await mkdir(path.join(dist, 'assets'), { recursive: true });
      const [files, { metafile }] = await Promise.all([
        copyAuthoredFiles(),
        client.rebuild(),
        server.rebuild(),
      ]);
      if (!metafile) throw new Error('esbuild wrote no metafile');
      const scripts = scriptsOf(metafile);
      const code = await readFile(path.join(dist, 'server.js'));
      const build = createHash('sha256')
        .update(code)
        .update(JSON.stringify({ scripts, files }))
        .digest('hex')
        .slice(0, 12);
      const manifest: Manifest = { build, scripts, files };
      await writeFile(path.join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      return manifest;
    },
    async dispose(): Promise<void> {
      await Promise.all([server.dispose(), client.dispose()]);
    },
  };
}

if (import.meta.main) {
  const builder = await createBuilder({ dev: false });
  const { build } = await builder.build();
  await builder.dispose();
  process.stdout.write(`Built ${build} into dist/\n`);
}
