import { text } from 'node:stream/consumers';
import { readAssets } from '../server/assets/assets.ts';
import { createResources } from '../server/resources/resources.ts';
import { createRenderer } from '../server/pages/render.tsx';
import type { Festival } from '../shared/festival/create-festival.ts';
import { planProblems } from '../shared/components/plan/plan-problems.ts';
import { UnknownId } from '../shared/figures/entry-by-id.ts';
import { listed } from '../shared/figures/listed.ts';
import type { Page } from '../shared/page.ts';
import { createPages } from '../shared/routes.tsx';
import { UnknownPicture } from '../shared/rules/pictures/prints.ts';
import { suggestion } from '../shared/rules/text/nearest.ts';
import { WrongContent } from './check-content.ts';
import type { Addresses } from '../shared/addressing/addresses.ts';

/** The paths of a document's links. React escapes ampersands and apostrophes in attributes. */
const linksOf = (html: string, address: string): readonly string[] =>
  Array.from(
    html.matchAll(/ href="([/?][^"]*)"/g),
    ([, href = '']) =>
      new URL(href.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'), `http://site${address}`).pathname,
  );

/** Returns a sentence for each dead link: its path, the first page that has it, and how many more do. */
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

/** Names pages to which no other page links. */
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
      // Profiles have no links before the first act is announced.
      .filter((paths) => paths.length === 1 || paths.some((path) => linked.has(path)))
      .flat()
      .filter((path) => !linked.has(path))
      .map((path) => `${path}: no page links to it. Give it a menu, or a link in another page's text`)
  );
}

/** Names strips of a season whose link leads to no page of the festival. */
function seasonProblems(pages: readonly Page[], { texts }: Festival): readonly string[] {
  const names = pages.map(({ name }) => name);
  const named = new Set(texts.seasonWording.strips.flatMap((strip) => strip.pages ?? []));
  return Array.from(named)
    .filter((name) => !names.includes(name))
    .map((name) => `seasonWording: there is no page ${name}${suggestion(name, names)}`);
}

/**
 * Says what is wrong with a page that names something that does not exist.
 * @throws the error itself if it is of another kind
 */
function sentenceOf(error: unknown, { pictures }: Festival): string {
  if (error instanceof UnknownId) return error.message;
  if (!(error instanceof UnknownPicture)) throw error;
  const ids = pictures.map(({ id }) => id);
  return `${error.id} is no picture${suggestion(error.id, ids)}`;
}

/** Renders every page in every view with the files of a build. @throws {WrongContent} */
export async function checkPages(
  dist: string,
  festival: Festival,
  pages: readonly Page[] = createPages(festival),
): Promise<void> {
  const { cachedAddressesOf, everyPath, pathTo } = festival.addresses;
  const origin = 'http://localhost';
  const there = new Set([
    ...pages.flatMap(cachedAddressesOf).map((address) => new URL(address, origin).pathname),
    ...createResources(festival).flatMap(({ name, entries = [''] }) =>
      entries.map((entry) => pathTo(name, entry)),
    ),
  ]);
  const isThere = (path: string): boolean => there.has(path) || path.startsWith('/assets/');
  const renderer = createRenderer({
    festival,
    pages,
    assets: readAssets(dist),
    origin,
    notices: [],
    serviceWorker: true,
    now: () => new Date(),
  });
  const documents = new Map<string, string>();
  const allViews = new Map<string, string>();
  const unknown = new Map<string, readonly string[]>();
  // Links are collected from pages without a choice. Each view may name further pictures.
  const plain = new Set(everyPath(pages));
  for (const address of pages.filter(({ status }) => !status).flatMap(cachedAddressesOf)) {
    try {
      const match = renderer.at(new URL(address, origin));
      const { body } = await match.render((failure) => {
        throw failure;
      });
      const html = await text(body);
      allViews.set(address, html);
      if (plain.has(address)) documents.set(address, html);
    } catch (error) {
      const sentence = sentenceOf(error, festival);
      unknown.set(sentence, [...(unknown.get(sentence) ?? []), address]);
    }
  }
  const problems =
    unknown.size > 0
      ? Array.from(unknown, ([sentence, where]) => `${listed(where)}: ${sentence}`)
      : [
          ...deadLinks(allViews, isThere),
          ...pageProblems(pages, documents, everyPath),
          ...seasonProblems(pages, festival),
          ...(festival.plan ? planProblems(festival.plan.groundsPlan) : []),
        ];
  if (problems.length)
    throw new WrongContent([`The pages are wrong (${problems.length}):`, ...problems].join('\n  '));
}
