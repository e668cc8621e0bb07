/**
 * Caches compressed documents in memory, one for each cache key. A request finds its document by its exact
 * address, or else by the cache key of the page that the router found.
 */
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import type { Festival } from '../../shared/festival/create-festival.ts';
import type { Page } from '../../shared/page.ts';
import { nextSeasonChange } from '../../shared/rules/calendar/year.ts';
import { VARY_VALUE, type HeaderValues, type ResponseHeaders } from '../http/headers.ts';
import { createCacheEntry, type CacheEntry } from '../cache/cache-entry.ts';
import { compress, compressHarder, etagOf, toCached, type Cached } from '../cache/cached.ts';
import { createCacheKeys } from './cache-key.ts';
import type { Renderer } from './render.tsx';

/** The header that asks visitors to wait five seconds before they try again. */
export const RETRY_AFTER = { 'Retry-After': '5' };

/**
 * A copy in a cache before the site and one in the browser are at most a minute old together. An urgent
 * notice therefore reaches every page within a minute.
 */
const PUBLIC_CACHE_CONTROL = 'public, max-age=15, stale-while-revalidate=15';

/**
 * The headers of a document, without the security headers.
 * @param cacheKey undefined for a document that shows what a visitor has chosen
 */
export const pageHeaders = ({ status }: Page, cacheKey: string | undefined): HeaderValues => ({
  'Content-Type': 'text/html; charset=utf-8',
  Vary: VARY_VALUE,
  'Cache-Control': cacheKey === undefined ? 'private, no-cache' : status ? 'no-cache' : PUBLIC_CACHE_CONTROL,
  ...(status === 503 && RETRY_AFTER),
});

interface PageStoreOptions {
  readonly festival: Festival;
  readonly pages: readonly Page[];
  readonly renderer: Renderer;
  readonly headers: ResponseHeaders;
  readonly now: () => Date;
  /** The documents before the data changed, by cache key. Unchanged ones are reused. */
  readonly previousDocuments: ReadonlyMap<string, Cached>;
  /** Called when a document cannot be rendered. Until it can, each request tries again, and gets 500. */
  readonly onFailure: (failure: unknown, address: string) => void;
}

/** Documents are made anew this long before they change, in milliseconds: many may wait for that instant. */
const AHEAD = 60_000;

export function createPageStore(options: PageStoreOptions) {
  const { festival, pages, renderer, headers, now, onFailure } = options;
  const { calendar } = festival;
  const { cacheKeysOf, onDemandOf } = createCacheKeys(festival);
  let { previousDocuments } = options;
  let stopped = false;
  let renewal: NodeJS.Timeout | undefined;
  /** Renders a document, and compresses it only if it has changed. */
  const renderDocument = async (
    page: Page,
    cacheKey: string,
    at: Date,
    previous = previousDocuments.get(cacheKey),
  ): Promise<Cached> => {
    const match = page.status
      ? renderer.withoutAddress(page, at)
      : renderer.at(new URL(cacheKey, 'http://localhost'), at);
    const rendering = await match.render((failure) => onFailure(failure, cacheKey));
    const body = await buffer(rendering.body);
    if (previous?.etag === etagOf(body)) return previous;
    const ownHeaders = { ...headers.document(rendering), ...pageHeaders(page, cacheKey) };
    const content = { status: rendering.status, route: page.name, headers: ownHeaders, body };
    return toCached(content, { br: await compress.br(body) });
  };

  // Error pages come first: until they are cached, each request for one is rendered.
  const inOrder = pages.toSorted((a, b) => (b.status ?? 0) - (a.status ?? 0));
  const entries = new Map(
    inOrder.flatMap((page) =>
      cacheKeysOf(page).map((cacheKey): [string, CacheEntry] => {
        const entry = createCacheEntry({
          make: (at, previous) => renderDocument(page, cacheKey, at, previous),
          changesAt: (at) =>
            Math.min(nextSeasonChange(calendar, at) ?? Infinity, page.changesAt?.(at) ?? Infinity),
          now,
        });
        return [cacheKey, entry];
      }),
    ),
  );

  const madeOnDemand = new Set(pages.flatMap((page) => [...onDemandOf(page)]));
  /** Whether a document made on demand has never been asked for, not even before the data changed. */
  const isUnasked = (cacheKey: string, entry: CacheEntry): boolean =>
    madeOnDemand.has(cacheKey) && !entry.isMade() && !previousDocuments.has(cacheKey);

  /** Compresses the heaviest documents further, while no request waits for them. */
  async function trim(): Promise<void> {
    for (const entry of entries.values()) {
      const cached = entry.current();
      if (cached && !stopped) await compressHarder(cached);
    }
  }

  /**
   * Makes every document that is missing or expires soon; it renders one while it compresses another.
   * @returns whether all could be made
   */
  async function prepareAll(): Promise<boolean> {
    const left = entries.entries();
    let complete = true;
    const work = async () => {
      for (const [cacheKey, entry] of left) {
        if (stopped) return;
        if (isUnasked(cacheKey, entry)) continue;
        try {
          await entry.prepare(AHEAD);
        } catch (failure) {
          complete = false;
          onFailure(failure, cacheKey);
        }
        // Between two documents, requests are answered and the watchdog sees that the process lives.
        await nextTurnOfLoop();
      }
    };
    await Promise.all([work(), work()]);
    previousDocuments = new Map();
    if (!stopped) renewal = setTimeout(() => void trim().then(prepareAll), AHEAD / 4).unref();
    return complete;
  }

  return {
    /**
     * Makes every document except those that are made on demand, and
     * renews each before it expires. It works in the background.
     * @returns whether all could be made
     */
    prepare: prepareAll,
    /** Ends the work in the background. The store still answers. */
    stopRenewing: (): void => {
      stopped = true;
      clearTimeout(renewal);
    },
    documents: (): ReadonlyMap<string, Cached> =>
      new Map(
        Array.from(entries).flatMap(([cacheKey, entry]) => {
          const cached = entry.current();
          return cached ? [[cacheKey, cached] as const] : [];
        }),
      ),
    /** The document at an address, written exactly as the site's own links write it. */
    atAddress: (address: string): Cached | undefined => entries.get(address)?.current(),
    /** The document with this cache key; undefined for a visitor's own choice. */
    byCacheKey: (cacheKey: string | undefined): Cached | undefined =>
      cacheKey === undefined ? undefined : entries.get(cacheKey)?.current(),
    /** The same document, which is made now if it is one of those made on demand. */
    renderOnDemand: async (cacheKey = ''): Promise<Cached | undefined> =>
      madeOnDemand.has(cacheKey) ? entries.get(cacheKey)?.currentOrMade() : entries.get(cacheKey)?.current(),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
