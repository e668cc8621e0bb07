/** Builds `dist/`: the server, the browser's scripts, and the files of `public/` under hashed names. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import { build, type BuildOptions, type OnResolveArgs, type Plugin } from 'esbuild';
import { THIRD_PARTY, type Manifest } from '../server/assets/assets.ts';
import { compress } from '../server/cache/cached.ts';
import { copyAuthoredFiles } from './authored-files.ts';
import { buildClient } from './build-client.ts';
import {
  chosenContent,
  distFolder,
  festivalFolder,
  publicFolder,
  withChosenContent,
} from './chosen-festival.ts';
import { inlineScripts } from '../shared/page.ts';
import { UnknownId } from '../shared/figures/entry-by-id.ts';
import { checkContent, WrongContent } from './check-content.ts';
import { lettersOfCopy, missingLetters } from './letters-of-copy.ts';
import { billOfMaterials, noticesOf, thirdParties } from './third-party.ts';

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, distFolder);

const NODE = 26;

/**
 * Leaves unused code out of the server's bundle: Express's body parsers, prom-client's traces and summaries,
 * and what only browsers run. Components that islands import stay, because the server may render them.
 */
const neverOnTheServer: Plugin = {
  name: 'never-on-the-server',
  setup({ onResolve, onLoad }) {
    const nothing = ({ path: file }: OnResolveArgs) => ({ path: file, namespace: 'nothing' });
    onResolve({ filter: /^(body-parser|react-dom\/client|@opentelemetry\/api|tdigest)$/ }, nothing);
    onResolve({ filter: /^\./ }, (asked) =>
      asked.kind === 'dynamic-import' &&
      /\/shared\/islands\/.+\//.test(asked.importer) &&
      !asked.path.endsWith('.tsx')
        ? nothing(asked)
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/**
 * Turns imports of Node's modules into `require`. An `import` reads every export of `node:http`, which loads
 * all of fetch (16 MB of memory, 20 ms at start).
 */
const builtinsOnDemand: Plugin = {
  name: 'builtins-on-demand',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:/ }, ({ path: file, kind }) =>
      kind === 'import-statement' ? { path: file, namespace: 'builtin' } : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path: file }) => ({
      contents: `module.exports = require('${file}');`,
    }));
  },
};

const nodeOptions = (dev: boolean) =>
  ({
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    metafile: true,
    // The server is not minified, so that stack traces are readable without a source map, which would cost 22
    // MB and 100 ms at start. Minifying would save neither time nor memory (measured).
    sourcemap: dev ? 'inline' : false,
    define: { 'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production') },
    logLevel: 'warning',
    platform: 'node',
    target: `node${NODE}`,
    plugins: [neverOnTheServer, builtinsOnDemand, withChosenContent],
  }) as const satisfies BuildOptions;

const processOptions = (dev: boolean) => ({
  ...nodeOptions(dev),
  entryPoints: {
    server: 'server/index.ts',
    watchdog: 'server/log/watchdog-thread.ts',
    today: 'server/today/check.ts',
  },
  outdir: distFolder,
  banner: {
    js: [
      // Bundled CommonJS modules and `builtinsOnDemand` need `require`.
      `import{createRequire}from'node:module';const require=createRequire(import.meta.url);`,
      // The check of Node's version comes first: without it, an older Node stops at some missing feature
      // and does not say why.
      `if(parseInt(process.versions.node)<${NODE}){process.stderr.write('This site needs Node ${NODE} or newer: this is '+process.version+'\\n');process.exit(1)}`,
    ].join(''),
  },
});

/** Writes a `.br` and a `.gz` file beside each script, SVG and style sheet, and returns their addresses. */
async function compressTexts(addresses: readonly string[]): Promise<string[]> {
  const texts = addresses.filter((address) => /\.(js|svg|css)$/.test(address));
  await Promise.all(
    texts.map(async (address) => {
      const file = path.join(dist, address);
      const text = await readFile(file);
      await writeFile(`${file}.br`, await compress.br(text, constants.BROTLI_MAX_QUALITY));
      await writeFile(`${file}.gz`, await compress.gzip(text));
    }),
  );
  return texts;
}

/** Lists the bytes of each file in a folder of `dist/`: the process looks for truncated files. */
async function sizesIn(folder: string): Promise<Record<string, number>> {
  const names = await readdir(path.join(dist, folder));
  const sizes = names.toSorted().map(async (name): Promise<[string, number]> => {
    const file = path.join(folder, name);
    return [file, (await stat(path.join(dist, file))).size];
  });
  return Object.fromEntries(await Promise.all(sizes));
}

/** @throws {Error} when the content is wrong, the sources do not build, or a package has no licence */
async function buildSite(dev: boolean): Promise<Manifest> {
  await checkContent(root);
  if (!dev) await rm(dist, { recursive: true, force: true });
  await mkdir(path.join(dist, 'assets'), { recursive: true });
  const [files, { scripts, written, bundles }, ...results] = await Promise.all([
    copyAuthoredFiles(path.join(root, 'public'), publicFolder, dist),
    buildClient({ dev }),
    build(processOptions(dev)),
  ]);
  const parts = await thirdParties([...results.map(({ metafile }) => metafile), ...bundles], root);
  await writeFile(path.join(dist, THIRD_PARTY), noticesOf(parts));
  const code = await Promise.all(
    ['server.js', 'today.js', 'service-worker.js', ...inlineScripts.map((name) => `${name}.js`)].map((file) =>
      readFile(path.join(dist, file)),
    ),
  );
  const hash = createHash('sha256')
    .update(Buffer.concat(code))
    .update(JSON.stringify({ scripts, files }))
    .digest('hex')
    .slice(0, 12);
  const compressed = dev ? [] : await compressTexts([...written, ...Object.values(files)]);
  await writeFile(path.join(dist, 'sbom.cdx.json'), billOfMaterials(parts, hash));
  const manifest = {
    build: hash,
    festival: festivalFolder,
    scripts,
    compressed,
    files,
    sizes: await sizesIn('assets'),
  };
  await writeFile(path.join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  if (!dev) {
    process.env['NODE_ENV'] ??= 'production';
    const { checkPages } = await import('./check-pages.ts');
    const { createFestival } = await import('../shared/festival/create-festival.ts');
    await checkPages(dist, createFestival(await chosenContent()));
  }
  return manifest;
}

/**
 * Builds, and reports the result or what is wrong with the content.
 * @returns whether the build succeeded
 */
export async function buildAndSay({ dev }: { readonly dev: boolean }): Promise<boolean> {
  try {
    const { build: hash } = await buildSite(dev);
    process.stdout.write(`Built ${hash} into ${distFolder}/\n`);
    // Reading the typefaces takes too long for each change in development.
    const missing = dev ? [] : await missingLetters(await lettersOfCopy([]));
    for (const sentence of missing) process.stdout.write(`${sentence}\n`);
    return true;
  } catch (error) {
    if (error instanceof WrongContent || error instanceof UnknownId)
      process.stderr.write(`${error.message}\n`);
    // esbuild has already named each file that does not build, with its line.
    else if (!(error instanceof Error && 'errors' in error)) throw error;
    process.exitCode = 1;
    return false;
  }
}

if (import.meta.main) await buildAndSay({ dev: false });
