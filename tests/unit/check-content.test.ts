import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent, WrongContent } from '../../scripts/check-content.ts';
import { pageProblems } from '../../scripts/page-problems.ts';
import { definePage, type Page } from '../../shared/page.ts';

let root = '';

const write = (problems: readonly string[]) =>
  writeFileSync(
    path.join(root, 'shared', 'festival', 'content-problems.ts'),
    `export const contentProblems = () => ${JSON.stringify(problems)};`,
  );

describe('The build', () => {
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'wrong-content-'));
    mkdirSync(path.join(root, 'shared', 'festival'), { recursive: true });
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

const page = (name: string, more: Partial<Page> = {}): Page => ({
  ...definePage({
    name,
    label: name,
    section: 'info',
    content: {},
    meta: () => ({ title: name, description: '' }),
    Component: () => null,
  }),
  ...more,
});
const day = { views: { day: ['friday', 'sunday'] }, offline: 'saves' } as const;
const both = '<a href="/">Home</a> <a href="/plan?from=gate#list">Plan</a>';
const problems = (plan: Partial<Page>, html: string) =>
  pageProblems(
    [page('home'), page('plan', plan)],
    new Map([
      ['/', html],
      ['/plan', `${html}<div data-island="tabs"></div>`],
    ]),
  );

it.each<[string, Partial<Page>, string, readonly string[]]>([
  ['nothing, if each is linked from another', {}, both, []],
  [
    'a page that only itself links to',
    {},
    '<a href="/">Home</a>',
    ["/plan: no page links to it. Give it a menu, or a link in another page's text"],
  ],
  ['nothing, if an island shows a saved page’s view', { ...day, shownBy: { day: 'tabs' } }, both, []],
  ['nothing, if the page says that only the server can', { ...day, shownBy: { day: 'server' } }, both, []],
  [
    'a saved page’s view that nothing shows',
    day,
    both,
    [
      "plan: is saved, and nothing says which island or script shows “day” then. Put it into shownBy; 'server' if none does",
    ],
  ],
  [
    'an island that the page does not have',
    { ...day, shownBy: { day: 'day-filter' } },
    both,
    ['plan: shownBy says that day-filter shows “day”, and the page has no day-filter'],
  ],
  [
    'a view that the page does not have',
    { offline: 'saved', shownBy: { night: 'tabs' } },
    both,
    ['plan: shownBy has “night”, which it does not read'],
  ],
])('The pages as a whole end the build with %s', (_what, plan, html, said) =>
  expect(problems(plan, html)).toEqual(said),
);
