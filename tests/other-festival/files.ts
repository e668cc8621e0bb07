import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { completed, hasPage } from './completed.ts';

export const realData = path.join(import.meta.dirname, '..', '..', 'shared', 'data');
const otherData = path.join(import.meta.dirname, 'data');

export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => path.extname(file) !== '');

/** Every file of a festival, by its name in `shared/data/`. */
export const filesOf = (data: string): ReadonlyMap<string, string> =>
  new Map(filesIn(data).map((file) => [file, readFileSync(path.join(data, file), 'utf8')]));

const ours = filesOf(realData);
const written = filesOf(otherData);
const unwritten = [...ours].flatMap(([file, text]) =>
  file.startsWith('articles') && hasPage(text) ? [file] : [],
);

/** Every file of the other festival. */
export const otherFiles: ReadonlyMap<string, string> = new Map(
  [...new Set([...unwritten, ...written.keys()])].map((file) => [
    file,
    completed(written.get(file), ours.get(file)),
  ]),
);
