import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inlineScripts, type PageScript } from '../../shared/page.ts';

/** The name of the file of licences in `dist/`, and of its resource. */
export const THIRD_PARTY = 'THIRD-PARTY.txt';

/** What the build says of itself: `manifest.json`, written by `scripts/build.ts`. */
export interface Manifest {
  /** Changes with any file of the build. */
  readonly build: string;
  /** The folder whose festival was built. */
  readonly festival: string;
  readonly scripts: Readonly<Partial<Record<PageScript | 'entry' | 'live-reload', string>>>;
  readonly compressed: readonly string[];
  /** Name under `public/` → address with the content's hash. */
  readonly files: Readonly<Record<string, string>>;
  /** Path in the build → bytes. */
  readonly sizes: Readonly<Record<string, number>>;
}

export interface Assets extends Omit<Manifest, 'sizes'> {
  /** The scripts that stand in documents, by their names. */
  readonly inline: ReadonlyMap<string, string>;
  /** The addresses of the typefaces that every page uses. */
  readonly typefaces: readonly string[];
  readonly folder: string;
  /** @throws {Error} when the build has no such file */
  readonly url: (file: string) => string;
}

/**
 * Reads the manifest at start, checks the size of each file that it lists, and reads the inline scripts, into
 * which it writes the typefaces' addresses (`client/early.ts`).
 * @throws {Error} when a file of the build is missing, empty or torn
 */
export function readAssets(dist: string): Assets {
  const { sizes, ...manifest } = JSON.parse(
    readFileSync(path.join(dist, 'manifest.json'), 'utf8'),
  ) as Manifest;
  for (const [file, size] of Object.entries(sizes)) {
    const found = statSync(path.join(dist, file), { throwIfNoEntry: false })?.size ?? 0;
    if (found !== size) throw new Error(`The build is torn: ${file} has ${found} of ${size} bytes`);
  }
  const url = (file: string): string => {
    const address = manifest.files[file];
    if (!address) throw new Error(`The build has no file ${file}`);
    return address;
  };
  const typefaces = ['anybody', 'atkinson'].map((name) => url(`fonts/${name}.woff2`));
  const inline = new Map(
    inlineScripts.map((name) => {
      const program = readFileSync(path.join(dist, `${name}.js`), 'utf8');
      return [name, program.replace('TYPEFACES', () => JSON.stringify(typefaces))];
    }),
  );
  return { ...manifest, inline, typefaces, folder: path.join(dist, 'assets'), url };
}
