/** Which addresses the edge asks the site for, and keeps: derived from the route table. */
import { viewAddressesOf } from '../../shared/addressing/page-addresses.ts';
import type { Page } from '../../shared/page.ts';
import { pathTo } from '../../shared/addressing/paths.ts';

/** Notes which of the query's names a page asks for. */
class AskedQuery extends URLSearchParams {
  readonly names = new Set<string>();
  override get(name: string): string | null {
    this.names.add(name);
    return super.get(name);
  }
  override getAll(name: string): string[] {
    this.names.add(name);
    return super.getAll(name);
  }
  override has(name: string, value?: string): boolean {
    this.names.add(name);
    return super.has(name, value);
  }
}

function namesAskedBy(page: Page): readonly string[] {
  const query = new AskedQuery();
  page.load({ params: {}, query, now: new Date() });
  return [...query.names];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A page's path; a parameter stands for anything between two slashes. */
const pattern = (path: string): string => escaped(path).replaceAll(/:\w+/g, '[^/?]+');

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
  const views = pages.flatMap(viewAddressesOf).map(viewLine);
  const own = pages
    .filter(({ views: known }) => !known)
    .map((page) => [pattern(pathTo(page.name)), namesAskedBy(page).map(escaped)] as const)
    .filter(([, names]) => names.length > 0);
  const asked = [
    ...views,
    ...own.map(([path, names]) => String.raw`"~^${path}\?(?:.*&)?(?:${names.join('|')})=" $request_uri;`),
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
