import type { Addresses } from '../shared/addressing/addresses.ts';
import type { Page } from '../shared/page.ts';

/** The paths of a document's links. React writes an ampersand and an apostrophe in an attribute as entities. */
const linksOf = (html: string, address: string): readonly string[] =>
  Array.from(
    html.matchAll(/ href="([/?][^"]*)"/g),
    ([, href = '']) =>
      new URL(href.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'), `http://site${address}`).pathname,
  );

/** What links lead to that is not there, each with the pages that have such a link. */
export function deadLinks(
  documents: ReadonlyMap<string, string>,
  isThere: (path: string) => boolean,
): readonly string[] {
  const from = new Map<string, string[]>();
  for (const [address, html] of documents) {
    for (const path of new Set(linksOf(html, address)))
      if (!isThere(path)) from.set(path, [...(from.get(path) ?? []), address]);
  }
  return Array.from(from, ([path, [first = '', ...others]]) => {
    const where = others.length > 0 ? `${first} and ${others.length} more link` : `${first} links`;
    return `${path}: no page has this address, but ${where} to it. Write the page, or take out the link`;
  });
}

/** Pages to which no other leads, in sentences for whoever wrote them. */
export function pageProblems(
  pages: readonly Page[],
  documents: ReadonlyMap<string, string>,
  everyPath: Addresses['everyPath'],
): readonly string[] {
  const linked = new Set(
    [...documents].flatMap(([address, html]) => linksOf(html, address).filter((path) => path !== address)),
  );
  return (
    pages
      .map((page) => everyPath([page]))
      // Nothing leads to profiles before the first act is announced.
      .filter((paths) => paths.length === 1 || paths.some((path) => linked.has(path)))
      .flat()
      .filter((path) => !linked.has(path))
      .map((path) => `${path}: no page links to it. Give it a menu, or a link in another page's text`)
  );
}
