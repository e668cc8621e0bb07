/**
 * Documents cached in memory, compressed: one for each cache key in the route table. A request finds its document by
 * its address, or, when the address is written in another way, by the cache key of the page that the router found.
 */
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import type { Festival } from '../../shared/festival/create-festival.ts';
import type { Page } from '../../shared/page.ts';
import { nextTurn } from '../../shared/rules/calendar/year.ts';
import { VARY, type Headers, type ResponseHeaders } from '../http/headers.ts';
import { createCacheEntry, type CacheEntry } from '../cache/cache-entry.ts';
import { compress, compressHarder, etagOf, toCached, type Cached } from '../cache/cached.ts';
import { createCacheKeys } from './cache-key.ts';
import type { Renderer } from './render.tsx';

/** In seconds: when a visitor may ask again after a 503. */
export const RETRY_AFTER = { 'Retry-After': '5' };

/**
 * A copy in a cache in front of the site and then one in the browser's are together at most a minute old, so that an urgent
 * notice is on every page after a minute.
 */
const COPIES = 'public, max-age=15, stale-while-revalidate=15';

/** The headers of a document, without the security headers. @param cacheKey undefined for a document that shows what a visitor has chosen */
export const pageHeaders = ({ status }: Page, cacheKey: string | undefined): Headers => ({
  'Content-Type': 'text/html; charset=utf-8',
  Vary: VARY,
  'Cache-Control': cacheKey === undefined ? 'private, no-cache' : status ? 'no-cache' : COPIES,
  ...(status === 503 && RETRY_AFTER),
});

interface PageStoreOptions {
  readonly festival: Festival;
  readonly pages: readonly Page[];
  readonly renderer: Renderer;
  readonly headers: ResponseHeaders;
  readonly now: () => Date;
  /** The documents before the data changed, by cache key: those that stay the same are taken over. */
  readonly before: ReadonlyMap<string, Cached>;
  /** Called when a document could not be rendered. Requests for it are then rendered one by one, and fail. */
  readonly onFailure: (failure: unknown, address: string) => void;
}

/** Milliseconds: at an instant of the calendar every document changes, and a crowd may wait for it. */
const AHEAD = 60_000;

export function createPageStore(options: PageStoreOptions) {
  const { festival, pages, renderer, headers, now, onFailure } = options;
  const { calendar } = festival;
  const { cacheKeysOf, onDemandOf } = createCacheKeys(festival);
  let { before } = options;
  let retired = false;
  let next: NodeJS.Timeout | undefined;
  /** Renders a document, and compresses it unless it has stayed the same. */
  const make = async (
    page: Page,
    cacheKey: string,
    at: Date,
    previous = before.get(cacheKey),
  ): Promise<Cached> => {
    const match = page.status
      ? renderer.only(page, at)
      : renderer.at(new URL(cacheKey, 'http://localhost'), at);
    const rendering = await match.render((failure) => onFailure(failure, cacheKey));
    const body = await buffer(rendering.body);
    if (previous?.etag === etagOf(body)) return previous;
    const own = { ...headers.document(rendering), ...pageHeaders(page, cacheKey) };
    const content = { status: rendering.status, route: page.name, headers: own, body };
    return toCached(content, { br: await compress.br(body) });
  };

  // Error pages come first: until they are cached, each request that they answer is rendered.
  const inOrder = pages.toSorted((one, other) => (other.status ?? 0) - (one.status ?? 0));
  const entries = new Map(
    inOrder.flatMap((page) =>
      cacheKeysOf(page).map((cacheKey): [string, CacheEntry] => {
        const entry = createCacheEntry({
          make: (at, previous) => make(page, cacheKey, at, previous),
          changesAt: (at) => Math.min(nextTurn(calendar, at) ?? Infinity, page.changesAt?.(at) ?? Infinity),
          now,
        });
        return [cacheKey, entry];
      }),
    ),
  );

  const onDemand = new Set(pages.flatMap((page) => [...onDemandOf(page)]));
  /** Whether nobody has asked for a document yet that is made on demand, neither here nor before the data changed. */
  const isUnasked = (cacheKey: string, entry: CacheEntry): boolean =>
    onDemand.has(cacheKey) && !entry.isMade() && !before.has(cacheKey);

  /** Takes bytes off the heaviest documents, which nobody has to wait for. */
  async function trim(): Promise<void> {
    for (const entry of entries.values()) {
      const cached = entry.current();
      if (cached && !retired) await compressHarder(cached);
    }
  }

  /** Makes every document that is missing or will be soon, one while another is compressed. @returns whether all could be made */
  async function prepareAll(): Promise<boolean> {
    const left = entries.entries();
    let complete = true;
    const work = async () => {
      for (const [cacheKey, entry] of left) {
        if (retired) return;
        if (isUnasked(cacheKey, entry)) continue;
        try {
          await entry.prepare(AHEAD);
        } catch (failure) {
          complete = false;
          onFailure(failure, cacheKey);
        }
        // Requests are answered between two documents, and the watchdog hears of it.
        await nextTurnOfLoop();
      }
    };
    await Promise.all([work(), work()]);
    before = new Map();
    if (!retired) next = setTimeout(() => void trim().then(prepareAll), AHEAD / 4).unref();
    return complete;
  }

  return {
    /**
     * Makes every document in the background, but for those that are made on demand, and from then on each one again
     * before the instant at which it changes. Resolves with whether all could be made.
     */
    prepare: prepareAll,
    /** Ends what it does in the background. It still answers. */
    retire: (): void => {
      retired = true;
      clearTimeout(next);
    },
    /** The documents that are made, by their cache keys. */
    documents: (): ReadonlyMap<string, Cached> =>
      new Map(
        Array.from(entries).flatMap(([cacheKey, entry]) => {
          const cached = entry.current();
          return cached ? [[cacheKey, cached] as const] : [];
        }),
      ),
    /** The document at an address, written exactly as the site's own links write it. */
    at: (address: string): Cached | undefined => entries.get(address)?.current(),
    /** The document with this cache key; none for a visitor's own choice. */
    of: (cacheKey: string | undefined): Cached | undefined =>
      cacheKey === undefined ? undefined : entries.get(cacheKey)?.current(),
    /** The same, made if it is one of those that are made on demand. */
    onDemand: async (cacheKey = ''): Promise<Cached | undefined> =>
      onDemand.has(cacheKey) ? entries.get(cacheKey)?.renew() : entries.get(cacheKey)?.current(),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
