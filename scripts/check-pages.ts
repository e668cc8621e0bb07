import { text } from 'node:stream/consumers';
import { readAssets } from '../server/assets/assets.ts';
import { createRenderer } from '../server/pages/render.tsx';
import { everyPath } from '../shared/addressing/page-addresses.ts';
import { pages } from '../shared/routes.tsx';
import { WrongContent } from './check-content.ts';
import { pageProblems } from './page-problems.ts';

/**
 * Renders every page with the files of a build.
 * @throws {WrongContent} if one is linked from nowhere, or saved with a view that nothing shows
 */
export async function checkPages(dist: string): Promise<void> {
  const origin = 'http://localhost';
  const renderer = createRenderer({
    pages,
    assets: readAssets(dist),
    origin,
    notices: [],
    serviceWorker: true,
    now: () => new Date(),
  });
  const documents = new Map<string, string>();
  for (const address of everyPath(pages)) {
    const match = renderer.at(new URL(address, origin));
    const { body } = await match.render((failure) => {
      throw failure;
    });
    documents.set(address, await text(body));
  }
  const problems = pageProblems(pages, documents);
  if (problems.length)
    throw new WrongContent([`The pages are wrong (${problems.length}):`, ...problems].join('\n  '));
}
