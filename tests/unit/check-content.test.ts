import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent, WrongContent } from '../../scripts/check-content.ts';
import { deadLinks, pageProblems } from '../../scripts/check-pages.ts';
import { definePage } from '../../shared/page.ts';
import { thisFestival } from '../this-edition/nightjar.ts';

const { everyPath } = thisFestival.addresses;

let root = '';

const write = (problems: readonly string[]) =>
  writeFileSync(
    path.join(root, 'shared', 'festival', 'content-problems.ts'),
    `export const contentProblems = () => ${JSON.stringify(problems)};`,
  );

describe('The build', () => {
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'wrong-content-'));
    for (const folder of ['festival', 'data'])
      mkdirSync(path.join(root, 'shared', folder), { recursive: true });
    writeFileSync(path.join(root, 'shared', 'data', 'content.ts'), 'export const content = {};');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is refused with a line for each problem of the content, and goes on once they are gone', async () => {
    write(['Sea Powr is no artist', 'Bodega: has no place']);
    const refused = checkContent(root);
    await expect(refused).rejects.toThrow(WrongContent);
    await expect(refused).rejects.toThrow(
      'The content of shared/data/ is wrong (2):\n  Sea Powr is no artist\n  Bodega: has no place',
    );
    write([]);
    await expect(checkContent(root)).resolves.toBeUndefined();
  });
});

const page = (name: string) =>
  definePage({
    name,
    label: name,
    section: 'info',
    content: {},
    meta: () => ({ title: name, description: '' }),
    Component: () => null,
  });

it('A page that only itself links to ends the build', () => {
  const links = '<a href="/">Home</a> <a href="/plan?from=gate#list">Plan</a>';
  const problems = (home: string) =>
    pageProblems(
      [page('home'), page('plan')],
      new Map([
        ['/', home],
        ['/plan', links],
      ]),
      everyPath,
    );
  expect(problems(links)).toEqual([]);
  expect(problems('<a href="/">Home</a>')).toEqual([
    "/plan: no page links to it. Give it a menu, or a link in another page's text",
  ]);
});

it('The build refuses a link to a page that does not exist, and says where it stands', () => {
  const documents = new Map([
    [
      '/',
      '<a href="/plan#gate">Plan</a> <a href="/assets/a.css">Style</a> <a href="https://example.org/">Out</a>',
    ],
    ['/lineup', '<a href="/">Home</a> <a href="/plan">Plan</a>'],
  ]);
  expect(deadLinks(documents, (address) => address !== '/plan')).toEqual([
    '/plan: no page has this address, but / and 1 more link to it. Write the page, or take out the link',
  ]);
});

it('The build follows a link to an act with an apostrophe in its name', () => {
  const documents = new Map([['/lineup', `<a href="/artist/ain&#x27;t#star">Ain't</a>`]]);
  expect(deadLinks(documents, (address) => address === "/artist/ain't")).toEqual([]);
});
