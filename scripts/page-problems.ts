import { everyPath } from '../shared/addressing/page-addresses.ts';
import type { Page } from '../shared/page.ts';

type Documents = ReadonlyMap<string, string>;

const linksOf = (html: string, address: string): readonly string[] =>
  Array.from(
    html.matchAll(/ href="([/?][^"#]*)/g),
    ([, href = '']) => new URL(href, `http://site${address}`).pathname,
  );

/** Pages that no other page leads to. */
function orphans(pages: readonly Page[], documents: Documents): readonly string[] {
  const linked = new Set(
    [...documents].flatMap(([address, html]) => linksOf(html, address).filter((path) => path !== address)),
  );
  return everyPath(pages)
    .filter((path) => !linked.has(path))
    .map((path) => `${path}: no page links to it. Give it a menu, or a link in another page's text`);
}

/** What a saved page does not say of its query parameters, or says wrongly. */
function unshown(page: Page, html: string): readonly string[] {
  const { name, views, visitorQuery, shownBy = {}, scripts = [] } = page;
  const parameters = [...Object.keys(views), ...visitorQuery];
  const has = (by: string) =>
    by === 'server' || scripts.some((script) => script === by) || html.includes(`data-island="${by}"`);
  return [
    ...parameters
      .filter((parameter) => !(parameter in shownBy))
      .map(
        (parameter) =>
          `${name}: is saved, and nothing says which island or script shows “${parameter}” then. Put it into shownBy; 'server' if none does`,
      ),
    ...Object.entries(shownBy).flatMap(([parameter, by]) => [
      ...(parameters.includes(parameter)
        ? []
        : [`${name}: shownBy has “${parameter}”, which it does not read`]),
      ...(has(by)
        ? []
        : [`${name}: shownBy says that ${by} shows “${parameter}”, and the page has no ${by}`]),
    ]),
  ];
}

/** What is wrong with the pages as a whole, in sentences for whoever wrote them. */
export const pageProblems = (pages: readonly Page[], documents: Documents): readonly string[] => [
  ...orphans(pages, documents),
  ...pages
    .filter(({ offline }) => offline)
    .flatMap((page) => unshown(page, documents.get(everyPath([page])[0] ?? '') ?? '')),
];
