/** Copies the files of `public/` into `dist/assets/` under hashed names. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isForEveryFestival } from './chosen-festival.ts';

interface AuthoredFile {
  readonly file: string;
  readonly name: string;
  /** The file's name without its width: `owl` for `owl-400.avif` and `owl.jpg`. */
  readonly subject: string;
  /** What follows the subject: `-400.avif`. */
  readonly rest: string;
}

async function authoredFiles(source: string): Promise<readonly AuthoredFile[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const [, subject = '', rest = ''] = /^(.+?)((?:-\d+)?\.\w+)$/.exec(entry.name) ?? [];
      if (!subject) throw new Error(`${entry.name} in public/ has no extension`);
      const file = path.join(entry.parentPath, entry.name);
      return { file, name: path.relative(source, file).replaceAll(path.sep, '/'), subject, rest };
    })
    .toSorted((a, b) => a.file.localeCompare(b.file));
}

async function hashOf(files: readonly AuthoredFile[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { file } of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 8);
}

/**
 * Copies the files. All widths of a picture share one hash, `owl-1a2b3c4d-400.avif`, because a document that
 * lists them compresses better than with a hash for each.
 * @param shared the folder `public`, of which every festival has some
 * @param ownFolder the festival's own folder, which may be the same
 * @param dist the build's folder, in which `assets/` exists
 * @returns the address of each file, by its name under `public/`
 */
export async function copyAuthoredFiles(
  shared: string,
  ownFolder: string,
  dist: string,
): Promise<Record<string, string>> {
  const addresses: Record<string, string> = {};
  const files =
    ownFolder === shared
      ? await authoredFiles(shared)
      : [
          ...(await authoredFiles(shared)).filter(({ name }) => isForEveryFestival(name)),
          ...(await authoredFiles(ownFolder)),
        ];
  const subjects = Map.groupBy(files, ({ file, subject }) => path.join(path.dirname(file), subject));
  for (const widths of subjects.values()) {
    const hash = await hashOf(widths);
    for (const { file, name, subject, rest } of widths) {
      const address = `/assets/${subject}-${hash}${rest}`;
      const copy = path.join(dist, address);
      if (!existsSync(copy)) await cp(file, copy);
      addresses[name] = address;
    }
  }
  return addresses;
}
