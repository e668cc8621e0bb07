/** Which addresses the edge asks the site for, and keeps: derived from the route table. */
import { everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import { pathTo } from '../../shared/addressing/paths.ts';
import type { Page } from '../../shared/page.ts';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** One view: its own address, whatever else stands in the query. */
const viewLine = (address: string): string => {
  const [path = '', view = ''] = address.split('?');
  return String.raw`"~^${escaped(path)}\?(?:.*&)?${escaped(view)}(?:&|$)" "${address}";`;
};

/**
 * nginx's maps of the address asked for: `$asked`, which goes to the site and into the cache's key, and `$own`,
 * which says that the answer is one visitor's own.
 */
export function addressesConf(pages: readonly Page[]): string {
  const views = pages
    .flatMap(everyAddressOf)
    .filter((address) => address.includes('?'))
    .map(viewLine);
  const own = pages
    .filter(({ ownQuery }) => ownQuery.length > 0)
    .map(({ name, ownQuery }) => [escaped(pathTo(name)), ownQuery.map(escaped).join('|')] as const);
  const asked = [
    ...views,
    ...own.map(([path, names]) => String.raw`"~^${path}\?(?:.*&)?(?:${names})=" $request_uri;`),
  ];
  const kept = own.map(([path]) => String.raw`"~^${path}\?" 1;`);
  return `# Made by \`npm run edge\` from the route table.
# A view of a page has an address of its own; everything else that a query says is dropped, but not on the way to
# the address without its last slash.
map $request_uri $asked {
  default $path;
  "~^/[^?]*/\\?" $request_uri;
  ${asked.join('\n  ')}
}
# What a visitor has put in the basket is never kept.
map $asked $own {
  default "";
  "~/\\?" 1;
  ${kept.join('\n  ')}
}
`;
}
