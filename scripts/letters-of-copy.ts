/** The letters beyond ASCII in all copy: of this festival, of the words for any, and of the examples. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const folders = ['../shared/data', '../shared/wording', '../examples'].map((folder) =>
  path.join(import.meta.dirname, folder),
);

/** @returns each letter once, in the order of their code points */
export async function lettersOfCopy(): Promise<string> {
  const listed = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name)),
    ),
  );
  const files = listed.flat().filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('prints.json'));
  const copy = await Promise.all(files.map((name) => readFile(name, 'utf8')));
  const letters = new Set(copy.join('').match(/[^\P{Letter}\p{ASCII}]/gu));
  return Array.from(letters).toSorted().join('');
}
