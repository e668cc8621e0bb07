/**
 * Documents cached in memory, compressed: one for each identity in the route table. A request finds its document by
 * its address, or, when the address is written in another way, by the identity of the page that the router found.
 */
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Page } from '../../shared/page.ts';
import type { ResponseHeaders } from '../http/headers.ts';
import { savesData } from '../http/saves-data.ts';
import { createCacheEntry, type CacheEntry } from '../cache/cache-entry.ts';
import { compress, etagOf, toCached, type Cached } from '../cache/cached.ts';
import { identitiesOf } from './identity.ts';
import { pageHeaders } from './page-headers.ts';
import type { Renderer } from './render.tsx';

interface PageStoreOptions {
  readonly pages: readonly Page[];
  readonly renderer: Renderer;
  readonly headers: ResponseHeaders;
  readonly now: () => Date;
  /** Called when a document could not be rendered. Requests for it are then rendered one by one, and fail. */
  readonly onFailure: (failure: unknown, address: string) => void;
}

interface CachedDocument {
  readonly page: Page;
  readonly identity: string;
  readonly entry: CacheEntry;
}

export function createPageStore(options: PageStoreOptions) {
  const { pages, renderer, headers, now, onFailure } = options;
  /** Renders a document, and compresses it unless it has stayed the same. */
  const make = async (page: Page, identity: string, previous: Cached | undefined): Promise<Cached> => {
    const match = page.status
      ? await renderer.only(page)
      : await renderer.at(new URL(identity, 'http://localhost'));
    const rendering = await match.render((failure) => onFailure(failure, identity));
    const body = await buffer(rendering.body);
    if (previous?.etag === etagOf(body)) return previous;
    const own = { ...headers.document(rendering), ...pageHeaders(page) };
    const content = { status: rendering.status, route: page.name, headers: own, body };
    return toCached(content, await compress(body, ['br', 'gzip']));
  };

  // Error pages come first: until they are cached, each request that they answer is rendered.
  const inOrder = pages.toSorted((one, other) => (other.status ?? 0) - (one.status ?? 0));
  const documents = inOrder.flatMap((page) =>
    identitiesOf(page).map((identity): CachedDocument => {
      const entry = createCacheEntry({
        make: (previous) => make(page, identity, previous),
        freshFor: page.freshFor,
        now,
      });
      return { page, identity, entry };
    }),
  );
  const entries = new Map(documents.map(({ identity, entry }) => [identity, entry]));

  /** Makes a document, and makes one that ages again after half of its time. @returns whether it could be made */
  async function renew({ page, identity, entry }: CachedDocument): Promise<boolean> {
    let made = true;
    try {
      await entry.renew();
    } catch (failure) {
      made = false;
      onFailure(failure, identity);
    }
    if (page.freshFor)
      setTimeout(() => void renew({ page, identity, entry }), (page.freshFor * 1000) / 2).unref();
    return made;
  }

  return {
    /** Makes every document, one while another is compressed. @returns whether all could be made */
    async prepare(): Promise<boolean> {
      const left = documents.values();
      let complete = true;
      const work = async () => {
        for (const document of left) if (!(await renew(document))) complete = false;
      };
      await Promise.all([work(), work()]);
      return complete;
    },
    /** The document at an address, written exactly as the site's own links write it; none for a visitor who saves data. */
    at: (address: string, req: IncomingMessage): Cached | undefined =>
      savesData(req) ? undefined : entries.get(address)?.current(),
    /** The document with this identity; none for a visitor's own choice. */
    of: (identity: string | undefined): Cached | undefined =>
      identity === undefined ? undefined : entries.get(identity)?.current(),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
