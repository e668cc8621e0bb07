import { awayPages } from '../../shared/data/wording/away.ts';
import type { Resource } from '../../server/files/resource.ts';
import type { Page } from '../../shared/page.ts';
import { addressesConf } from './addresses.ts';
import { awayHtml, pageConf } from './away-pages.ts';

/** The generated files of `deploy/edge/`: each file's text, by its name there. */
export const edgeFiles = (
  pages: readonly Page[],
  resources: readonly Resource[],
): Readonly<Record<string, string>> => ({
  'addresses.conf': addressesConf(pages, resources),
  'page.conf': pageConf(),
  ...Object.fromEntries(
    Object.entries(awayPages).map(([name, page]) => [`pages/${name}.html`, awayHtml(page)]),
  ),
});
