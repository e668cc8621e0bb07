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
import { deadLinks, pageProblems } from './page-problems.ts';

/** What is wrong with a page that names what does not exist. @throws the error itself if it is of another kind */
function sentenceOf(error: unknown, { pictures }: Festival): string {
  if (error instanceof UnknownId) return error.message;
  if (!(error instanceof UnknownPicture)) throw error;
  const ids = pictures.map(({ id }) => id);
  return `${error.id} is no picture${suggestion(error.id, ids)}`;
}

/**
 * Renders every page in every view with the files of a build.
 * @throws {WrongContent} if no page links to one, or one links to none, if a picture or an id does not exist, or if the plan's names collide
 */
export async function checkPages(
  dist: string,
  festival: Festival,
  pages: readonly Page[] = createPages(festival),
): Promise<void> {
  const { everyAddressOf, everyPath, pathTo } = festival.addresses;
  const origin = 'http://localhost';
  const there = new Set([
    ...pages.flatMap(everyAddressOf).map((address) => new URL(address, origin).pathname),
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
  // A page is linked from others as they are without a choice, but each of its views may name pictures.
  const plain = new Set(everyPath(pages));
  for (const address of pages.filter(({ status }) => !status).flatMap(everyAddressOf)) {
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
          ...(festival.plan ? planProblems(festival.plan.groundsPlan) : []),
        ];
  if (problems.length)
    throw new WrongContent([`The pages are wrong (${problems.length}):`, ...problems].join('\n  '));
}
