/**
 * Puts another festival's data in the place of this one's: for a bundle of the website, and for the type checker. What
 * says nothing of a festival, pictures and most labels among it, is the same for both, and not written again.
 * The files in `data/` import each other as if they stood in `shared/data/`, so that only the latter can check them.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
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

const overlay = (files: ReadonlyMap<string, string>): Plugin => ({
  name: 'other-festival',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]shared[/\\]data[/\\].*\.ts$/ }, ({ path: file }) => {
      const contents = files.get(path.relative(realData, file));
      return contents === undefined ? undefined : { contents, loader: 'ts', resolveDir: path.dirname(file) };
    });
  },
});

/** What `site.ts` exports, and everything that the other festival's data and the labels say. */
export type OtherSite = typeof import('./site.ts') & { readonly data: unknown };

/** The website with the data of these files, bundled and loaded. @param folder the code's */
async function siteWith(
  files: ReadonlyMap<string, string>,
  { folder = root, plugins = [overlay(files)] } = {},
): Promise<OtherSite> {
  const out = mkdtempSync(path.join(tmpdir(), 'other-festival-'));
  // Test runners transform what they import, for ten seconds where it is so large, but nothing in such a folder.
  const outfile = path.join(out, 'node_modules', 'site.mjs');
  const labels = filesIn(path.join(realData, 'wording')).map((file) => path.join('wording', file));
  const modules = [...new Set([...files.keys(), ...labels])].map(
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
    plugins,
    define: { 'import.meta.dirname': JSON.stringify(path.join(root, 'tests')) },
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  try {
    return (await import(outfile)) as OtherSite;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

let unchanged: Promise<OtherSite> | undefined;

/** The other festival, after these changes of its data. Files that run together share the one without. */
export const otherFestival = (changes: readonly Change[] = []): Promise<OtherSite> =>
  changes.length > 0 ? siteWith(changed(otherFiles, changes)) : (unchanged ??= siteWith(otherFiles));

/** This festival, after these changes of its data. */
export const thisFestival = (changes: readonly Change[]) => siteWith(changed(filesOf(realData), changes));

/** A folder with a copy of the code. */
function copyOfCode(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'other-festival-code-'));
  const rooms = ['server', 'client', 'shared', 'scripts', 'tests', path.join('pictures', 'press')];
  for (const room of rooms) cpSync(path.join(root, room), path.join(folder, room), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json', 'oxlint.config.ts', '.oxfmtrc.json'])
    cpSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** This festival's website, after the year has been turned in a copy of it. */
export async function turnedYear(firstDay: string): Promise<OtherSite> {
  const folder = copyOfCode();
  try {
    const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
    execFileSync(process.execPath, [tsx, 'scripts/turn-year.ts', firstDay], { cwd: folder });
    return await siteWith(new Map(), { folder, plugins: [] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The type checker's errors in the website's code with the other festival's data: an empty text if there are none. */
export async function typeErrors(changes: readonly Change[] = []): Promise<string> {
  const folder = copyOfCode();
  try {
    for (const [file, contents] of changed(otherFiles, changes))
      writeFileSync(path.join(folder, 'shared', 'data', file), contents);
    // Of the data and the tests, what the code asks for: this festival's own facts are still there, and nobody reads them.
    const project = path.join(folder, 'other.json');
    writeFileSync(project, '{ "extends": "./tsconfig.json", "exclude": ["shared/data", "tests"] }');
    const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    return await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [compiler, '--noEmit', '--project', project],
        { cwd: folder },
        (_error, output) => resolve(output),
      );
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
