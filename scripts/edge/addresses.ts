/** The addresses that the edge asks the replicas for and caches, derived from the route table and the resources. */
import type { Resource } from '../../server/files/resource.ts';
import { everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import { pathTo } from '../../shared/addressing/paths.ts';
import type { Page } from '../../shared/page.ts';

/** Stands for the parameter in a page's name. */
const ENTRY = 'ENTRY';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Maps a query to the view that it has among its parameters. */
const viewLine = (address: string): string => {
  const [path = '', view = ''] = address.split('?');
  return String.raw`"~^${escaped(path)}\?(?:.*&)?${escaped(view)}(?:&|$)" "${address}";`;
};

/** Matches the addresses of a page or resource with a visitor's own choice, for each entry that its path may have. */
const ownPattern = ({ name, ownQuery }: Pick<Page, 'name' | 'ownQuery'>): string => {
  const path = escaped(pathTo(name, ENTRY)).replace(ENTRY, '[^/?]+');
  return String.raw`"~^${path}\?(?:.*&)?(?:${ownQuery.map(escaped).join('|')})="`;
};

/**
 * Passes on the query of a combination of views: two parameters or more that differ from the page itself. Linear: any
 * two that match end the search.
 */
const combinationLine = ({ name, views }: Page): string => {
  const chosen = Object.entries(views)
    .map(([parameter, [, ...values]]) => `${escaped(parameter)}=(?:${values.map(escaped).join('|')})`)
    .join('|');
  return String.raw`"~^${escaped(pathTo(name))}\?(?:.*&)?(?:${chosen})(?:&.*)?&(?:${chosen})(?:&|$)" $request_uri;`;
};

/**
 * Two maps for nginx: `$asked`, the address without unknown parameters, for the replica and the cache's key; `$own`,
 * set when the answer depends on a visitor's own choice or a combination of views, and must not be cached.
 */
export function addressesConf(pages: readonly Page[], resources: readonly Resource[]): string {
  const views = pages
    .flatMap(everyAddressOf)
    .filter((address) => address.includes('?'))
    .map(viewLine);
  const combined = pages.filter((page) => Object.keys(page.views).length > 1);
  // The first line that matches counts: an address with a visitor's own choice passes whole, whatever its view.
  const own = [...pages, ...resources].filter(({ ownQuery }) => ownQuery.length > 0).map(ownPattern);
  const asked = [
    ...own.map((pattern) => `${pattern} $request_uri;`),
    ...combined.map(combinationLine),
    ...views,
  ];
  const afresh = [
    ...own.map((pattern) => `${pattern} 1;`),
    ...combined.map(({ name }) => String.raw`"~^${escaped(pathTo(name))}\?.*&" 1;`),
  ];
  return `# Made by \`npm run edge\` from the route table.
# Keeps of a query what selects a view, and drops all other parameters. The whole query stays with a basket, with picks,
# with a combination of views, and with a path that ends in a slash, for the redirect to the path without it.
map $request_uri $asked {
  default $path;
  "~^/[^?]*/\\?" $request_uri;
  ${asked.join('\n  ')}
}
# Answers that are never cached: baskets, picks, combinations of views, and those redirects.
map $asked $own {
  default "";
  "~/\\?" 1;
  ${afresh.join('\n  ')}
}
`;
}
