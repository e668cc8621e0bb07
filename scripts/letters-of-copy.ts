/** The letters beyond ASCII in `shared/data/`, where all copy is. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const data = path.join(import.meta.dirname, '../shared/data');

/** @returns each letter once, in the order of their code points */
export async function lettersOfCopy(): Promise<string> {
  const files = (await readdir(data, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const copy = await Promise.all(files.map((name) => readFile(path.join(data, name), 'utf8')));
  const letters = new Set(copy.join('').match(/[^\P{Letter}\p{ASCII}]/gu));
  return Array.from(letters).toSorted().join('');
}
