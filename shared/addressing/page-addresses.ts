/** The addresses of pages: which one asks for what, and which ones there are. */
import type { Asked, Page, Views } from '../page.ts';
import { choose } from '../rules/choice.ts';
import { pathTo } from './paths.ts';

/**
 * What an address asks of a page. An unknown value of a parameter is never an error: the first one stands for it
 * (specification, section 2).
 */
export function askedOf(
  { entries = [''], views }: Pick<Page, 'entries' | 'views'>,
  parameter: string | undefined,
  query: URLSearchParams,
): Asked {
  const chosen = Object.entries(views).map(([name, values]) => [name, choose(query.get(name), values)]);
  return { entry: choose(parameter ?? null, entries), view: Object.fromEntries(chosen) };
}

/** The view's query as the site's links write it: the first value of each parameter is left out. */
const queryFor = (views: Views, view: Asked['view']): string => {
  const named = Object.entries(views).filter(([name, [first]]) => view[name] !== first);
  return new URLSearchParams(named.map(([name]) => [name, view[name] ?? ''])).toString();
};

/** The one address of what was asked for, as the site's links write it. */
export function addressOf({ name, views }: Pick<Page, 'name' | 'views'>, { entry, view }: Asked): string {
  const query = queryFor(views, view);
  return query ? `${pathTo(name, entry)}?${query}` : pathTo(name, entry);
}

/** Every combination of the values of a page's views; the page itself is the first. */
function everyView(views: Views): readonly Asked['view'][] {
  let all: readonly Asked['view'][] = [{}];
  for (const [name, values] of Object.entries(views)) {
    all = all.flatMap((view) => values.map((value) => ({ ...view, [name]: value })));
  }
  return all;
}

/** Every path of a page: one for each of its entries, where its name has a parameter. */
const pathsOf = ({ name, entries = [''] }: Page): readonly string[] =>
  entries.map((entry) => pathTo(name, entry));

/** Every address of a page, each of which has a document of its own: its entries, and the views of each. */
export const everyAddressOf = (page: Page): readonly string[] =>
  (page.entries ?? ['']).flatMap((entry) =>
    everyView(page.views).map((view) => addressOf(page, { entry, view })),
  );

/** Every path that search engines should know. */
export const everyPath = (pages: readonly Page[]): readonly string[] =>
  pages.filter(({ status }) => !status).flatMap(pathsOf);
