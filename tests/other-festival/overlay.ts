/**
 * Puts another festival's data in the place of this one's: for a bundle of the website, and for the type checker. What
 * says nothing of a festival, pictures and most labels among it, is the same for both, and not written again.
 * The files in `data/` import each other as if they stood in `shared/data/`, so that only the latter can check them.
 */
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { filesIn, filesOf, otherFiles, realData } from './files.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** A change of a festival's data: in this file, this text for that. */
export type Change = readonly [file: string, from: string | RegExp, to: string];

/** The files of a festival after these changes. */
function changed(
  original: ReadonlyMap<string, string>,
  changes: readonly Change[],
): ReadonlyMap<string, string> {
  const files = new Map(original);
  for (const [file, from, to] of changes) {
    const contents = files.get(file);
    const text = contents?.replace(from, () => to);
    if (text === undefined || text === contents) throw new Error(`${file} does not have: ${from}`);
    files.set(file, text);
  }
  return files;
}

/** What `site.ts` exports, and everything that the other festival's data and the labels say. */
export type OtherSite = typeof import('./site.ts') & { readonly data: unknown };

/** Does something in a folder with a copy of the code, in which these files of data are written. */
async function inCopy<Result>(
  files: ReadonlyMap<string, string>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'other-festival-'));
  try {
    const rooms = ['server', 'client', 'shared', 'scripts', 'tests', path.join('pictures', 'press')];
    for (const room of rooms) cpSync(path.join(root, room), path.join(folder, room), { recursive: true });
    for (const file of ['package.json', 'tsconfig.json', 'oxlint.config.ts', '.oxfmtrc.json'])
      cpSync(path.join(root, file), path.join(folder, file));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [file, contents] of files) writeFileSync(path.join(folder, 'shared', 'data', file), contents);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Bundles and loads the website of a copy. @param files whose texts `data` is to have beside the labels */
async function siteIn(folder: string, files: Iterable<string> = []): Promise<OtherSite> {
  // Test runners transform what they import, for ten seconds where it is so large, but nothing in such a folder.
  const outfile = path.join(folder, 'out', 'node_modules', 'site.mjs');
  const labels = filesIn(path.join(realData, 'wording')).map((file) => path.join('wording', file));
  const modules = [...new Set([...files, ...labels])].map(
    (file, index) => [`data${index}`, `./shared/data/${file}`] as const,
  );
  await build({
    absWorkingDir: folder,
    stdin: {
      resolveDir: folder,
      contents: [
        `export * from './tests/other-festival/site.ts';`,
        ...modules.map(([name, file]) => `import * as ${name} from '${file}';`),
        `export const data = [${modules.map(([name]) => name).join()}];`,
      ].join('\n'),
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    define: { 'import.meta.dirname': JSON.stringify(path.join(root, 'tests')) },
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  return (await import(outfile)) as OtherSite;
}

const siteWith = (files: ReadonlyMap<string, string>) =>
  inCopy(files, (folder) => siteIn(folder, files.keys()));

let unchanged: Promise<OtherSite> | undefined;

/** The other festival, after these changes of its data. Files that run together share the one without. */
export const otherFestival = (changes: readonly Change[] = []): Promise<OtherSite> =>
  changes.length > 0 ? siteWith(changed(otherFiles, changes)) : (unchanged ??= siteWith(otherFiles));

/** This festival, after these changes of its data. */
export const thisFestival = (changes: readonly Change[]) => siteWith(changed(filesOf(realData), changes));

/** What the build of this festival says after these changes of its data, and the code that it ends with. */
export const buildAfter = (changes: readonly Change[]) =>
  inCopy(changed(filesOf(realData), changes), (folder) => {
    const args = ['--import', 'tsx', path.join('scripts', 'build.ts')];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return Promise.resolve({ status, said: stderr });
  });

/** The type checker's errors in the website's code with the other festival's data: an empty text if there are none. */
export const typeErrors = (changes: readonly Change[] = []): Promise<string> =>
  inCopy(changed(otherFiles, changes), async (folder) => {
    // Of the data and the tests, what the code asks for: this festival's own facts are still there, and nobody reads them.
    const project = path.join(folder, 'other.json');
    writeFileSync(project, '{ "extends": "./tsconfig.json", "exclude": ["shared/data", "tests"] }');
    const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const args = [compiler, '--noEmit', '--project', project];
    return await new Promise<string>((resolve) => {
      execFile(process.execPath, args, { cwd: folder }, (_error, output) => resolve(output));
    });
  });
