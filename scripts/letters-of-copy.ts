/** Finds the letters beyond ASCII in all copy, of this festival, of any, and of the examples. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openSync, type Font } from 'fontkit';
import { festivalFolder } from './chosen-festival.ts';

const root = path.join(import.meta.dirname, '..');

const festivals = ['shared/data', 'examples'];

/** @returns each letter once, in the order of their code points */
export async function lettersOfCopy(folders: readonly string[] = festivals): Promise<string> {
  const listed = await Promise.all(
    Array.from(new Set(['shared/wording', festivalFolder, ...folders]), async (folder) =>
      (await readdir(path.join(root, folder), { recursive: true })).map((name) =>
        path.join(root, folder, name),
      ),
    ),
  );
  const files = listed.flat().filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('prints.json'));
  const copy = await Promise.all(files.map((name) => readFile(name, 'utf8')));
  const letters = new Set(copy.join('').match(/[^\P{Letter}\p{ASCII}]/gu));
  return Array.from(letters).toSorted().join('');
}

/** Names the letters that a typeface of the site lacks, in a sentence each. */
export async function missingLetters(letters: string): Promise<readonly string[]> {
  // The display typeface draws small letters as capitals.
  const typefaces = { atkinson: letters + letters.toUpperCase(), anybody: letters.toUpperCase() };
  return Object.entries(typefaces).flatMap(([name, text]) => {
    const { characterSet } = openSync(path.join(root, 'public', 'fonts', `${name}.woff2`)) as Font;
    const missing = Array.from(text).filter((letter) => !characterSet.includes(letter.codePointAt(0) ?? 0));
    return missing.length > 0 ? [`${name}.woff2 has no ${missing.join(' ')}: npm run fonts adds them`] : [];
  });
}
