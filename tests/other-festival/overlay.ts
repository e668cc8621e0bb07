/**
 * Puts another festival's data in the place of this one's: for a bundle of the website, and for the type checker. What
 * says nothing of a festival, pictures and most labels among it, is the same for both, and not written again.
 * The files in `data/` import each other as if they stood in `shared/data/`, so that only the latter can check them.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const root = path.join(import.meta.dirname, '..', '..');
const realData = path.join(root, 'shared', 'data');
const otherData = path.join(import.meta.dirname, 'data');

/** A change of a festival's data: in this file, this text for that. */
export type Change = readonly [file: string, from: string | RegExp, to: string];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => path.extname(file) !== '');

/** Every file of a festival, by its name in `shared/data/`. */
function filesOf(data: string, changes: readonly Change[]): ReadonlyMap<string, string> {
  const files = new Map(filesIn(data).map((file) => [file, readFileSync(path.join(data, file), 'utf8')]));
  for (const [file, from, to] of changes) {
    const contents = files.get(file);
    const changed = contents?.replace(from, () => to);
    if (changed === undefined || changed === contents) throw new Error(`${file} does not have: ${from}`);
    files.set(file, changed);
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

/** The website with a festival's data, bundled and loaded. */
async function siteWith(data: string, changes: readonly Change[]): Promise<OtherSite> {
  const files = filesOf(data, changes);
  const folder = mkdtempSync(path.join(tmpdir(), 'other-festival-'));
  const outfile = path.join(folder, 'site.mjs');
  const labels = filesIn(path.join(realData, 'wording')).map((file) => path.join('wording', file));
  const modules = [...new Set([...files.keys(), ...labels])].map(
    (file, index) => [`data${index}`, `./shared/data/${file}`] as const,
  );
  await build({
    absWorkingDir: root,
    stdin: {
      resolveDir: root,
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
    plugins: [overlay(files)],
    define: { 'import.meta.dirname': JSON.stringify(path.join(root, 'tests')) },
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  try {
    return (await import(outfile)) as OtherSite;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const otherFestival = (changes: readonly Change[] = []) => siteWith(otherData, changes);

/** This festival, after these changes of its data. */
export const thisFestival = (changes: readonly Change[]) => siteWith(realData, changes);

/** The type checker's errors in the website's code with the other festival's data: an empty text if there are none. */
export async function typeErrors(changes: readonly Change[] = []): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'other-festival-types-'));
  try {
    const rooms = ['server', 'client', 'shared', 'scripts', path.join('pictures', 'press')];
    for (const room of rooms) cpSync(path.join(root, room), path.join(folder, room), { recursive: true });
    for (const [file, contents] of filesOf(otherData, changes))
      writeFileSync(path.join(folder, 'shared', 'data', file), contents);
    cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
    cpSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
    // Of the data, what the code asks for: this festival's own facts are still there, and nobody reads them.
    const project = path.join(folder, 'other.json');
    writeFileSync(project, '{ "extends": "./tsconfig.json", "exclude": ["shared/data"] }');
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
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
