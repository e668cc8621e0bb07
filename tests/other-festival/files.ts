import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { completed } from './completed.ts';

export const realData = path.join(import.meta.dirname, '..', '..', 'shared', 'data');
const otherData = path.join(import.meta.dirname, 'data');

export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => path.extname(file) !== '');

/** Every file of a festival, by its name in `shared/data/`. */
export const filesOf = (data: string): ReadonlyMap<string, string> =>
  new Map(filesIn(data).map((file) => [file, readFileSync(path.join(data, file), 'utf8')]));

/** An article that the other festival does not write has a title, and next to nothing to say. */
const stubOf = (name: string, type = 'Article'): string => `
import type { ${type} } from '../blocks.ts';
import { festival } from '../festival.ts';

export const ${name}: ${type} = {
  title: '${name} by the sea',
  description: \`${name} at \${festival.fullName}: what there is to know about it, in two sentences and a list of one.\`,
  ${type === 'EasyPage' ? '' : `picture: 'merch-table',`}
  ${type === 'Deed' ? `sealed: { title: 'Ask' },` : ''}
  lead: 'It is an island, so bring everything.',
  sections: [{ heading: '${name} in short', ${type === 'EasyPage' ? `rows: [{ sign: 'bus stop', text: ['Ask at the quay.'] }]` : `blocks: [{ list: ['Ask at the quay.'] }]`} }],
};
`;

const ours = filesOf(realData);
const written = Array.from(filesOf(otherData), ([file, text]): [string, string] => [
  file,
  completed(text, ours.get(file)),
]);
const stubs = Array.from(filesOf(path.join(realData, 'articles')), ([file, text]): [string, string] => {
  const [, name = '', type] = /export const (\w+): (Article|Deed|EasyPage) = /.exec(text) ?? [];
  return [path.join('articles', file), stubOf(name, type)];
});

/** Every file of the other festival. */
export const otherFiles: ReadonlyMap<string, string> = new Map([
  ...stubs.filter(([, text]) => !text.includes('const :')),
  ...written,
]);
