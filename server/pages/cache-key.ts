/**
 * Decides which documents are cached, and by what key. Other places decide which views are (`cachedViews`),
 * until when (a page's `changesAt`), with which headers (`page-store.ts`), and which 404 is (`render.tsx`).
 */
import type { PageVariant, Page } from '../../shared/page.ts';
import type { Festival } from '../../shared/festival/create-festival.ts';

/** An error page answers many addresses, so its key is its status, which no address equals. */
export const errorCacheKey = (status: number): string => String(status);

export function createCacheKeys({ addresses: { addressOf, cachedAddressesOf, pathTo } }: Festival) {
  /**
   * Builds the cache key from route, parameter and view, spelled as in the site's own links.
   * @returns undefined for a document that shows a visitor's own choice
   */
  function cacheKeyOf(page: Page, variant: PageVariant, query: URLSearchParams): string | undefined {
    if (page.status) return errorCacheKey(page.status);
    return page.visitorQuery.some((name) => query.has(name)) ? undefined : addressOf(page, variant);
  }

  const cacheKeysOf = (page: Page): readonly string[] =>
    page.status ? [errorCacheKey(page.status)] : cachedAddressesOf(page);

  /** The cache keys of documents that are made on their first request: a page may have a thousand. */
  function onDemandOf(page: Page): ReadonlySet<string> {
    const paths = (page.onDemand ?? []).map((entry) => pathTo(page.name, entry));
    const views = cacheKeysOf(page).filter((cacheKey) => cacheKey.includes('?'));
    return new Set([...paths, ...views]);
  }

  return { cacheKeyOf, cacheKeysOf, onDemandOf };
}
