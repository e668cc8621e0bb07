/** The keys by which the page store caches documents. */
import type { Asked, Page } from '../../shared/page.ts';
import type { Festival } from '../../shared/festival/create-festival.ts';

/** An error page answers many addresses, so its key is its status. No address is equal to it: they begin with `/`. */
export const errorCacheKey = (status: number): string => String(status);

export function createCacheKeys({ addresses: { addressOf, everyAddressOf, pathTo } }: Festival) {
  /**
   * Route, parameter and view, written as the address that the site's own links have.
   * @returns undefined for a document that shows a visitor's own choice
   */
  function cacheKeyOf(page: Page, asked: Asked, query: URLSearchParams): string | undefined {
    if (page.status) return errorCacheKey(page.status);
    return page.visitorQuery.some((name) => query.has(name)) ? undefined : addressOf(page, asked);
  }

  /** The cache keys of all documents of a page that are cached. */
  const cacheKeysOf = (page: Page): readonly string[] =>
    page.status ? [errorCacheKey(page.status)] : everyAddressOf(page);

  /** The cache keys of those that are made when they are first asked for: there may be a thousand. */
  function onDemandOf(page: Page): ReadonlySet<string> {
    const paths = (page.onDemand ?? []).map((entry) => pathTo(page.name, entry));
    const views = cacheKeysOf(page).filter((cacheKey) => cacheKey.includes('?'));
    return new Set([...paths, ...views]);
  }

  return { cacheKeyOf, cacheKeysOf, onDemandOf };
}
