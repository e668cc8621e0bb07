/** The addresses that the edge asks the replicas for and caches, derived from the route table and the resources. */
import type { Resource } from '../../server/files/resource.ts';
import { everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import { pathTo } from '../../shared/addressing/paths.ts';
import type { Page } from '../../shared/page.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Maps a query to the view that it has among its parameters. */
const viewLine = (address: string): string => {
  const [path = '', view = ''] = address.split('?');
  return String.raw`"~^${escaped(path)}\?(?:.*&)?${escaped(view)}(?:&|$)" "${address}";`;
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
  const own = [...pages, ...resources]
    .filter(({ ownQuery }) => ownQuery.length > 0)
    .map(({ name, ownQuery }) => [escaped(pathTo(name)), ownQuery.map(escaped).join('|')] as const);
  const asked = [
    ...combined.map(combinationLine),
    ...views,
    ...own.map(([path, names]) => String.raw`"~^${path}\?(?:.*&)?(?:${names})=" $request_uri;`),
  ];
  const afresh = [
    ...combined.map(({ name }) => String.raw`"~^${escaped(pathTo(name))}\?.*&" 1;`),
    ...own.map(([path]) => String.raw`"~^${path}\?" 1;`),
  ];
  return `# Made by \`npm run edge\` from the route table.
# Keeps of a query what selects a view or fills the basket, and drops all other parameters. A path that ends in a
# slash keeps its whole query, for the redirect to the path without it.
map $request_uri $asked {
  default $path;
  "~^/[^?]*/\\?" $request_uri;
  ${asked.join('\n  ')}
}
# Answers that are never cached: baskets, combinations of views, and those redirects.
map $asked $own {
  default "";
  "~/\\?" 1;
  ${afresh.join('\n  ')}
}
`;
}
