/**
 * Documents cached in memory, compressed: one for each identity in the route table. A request finds its document by
 * its address, or, when the address is written in another way, by the identity of the page that the router found.
 */
import { buffer } from 'node:stream/consumers';
import type { Page } from '../../shared/page.ts';
import type { Security } from '../http/security.ts';
import { compress, keep, type Kept } from '../kept/kept.ts';
import { identitiesOf } from './identity.ts';
import { pageHeaders } from './page-headers.ts';
import type { PageMatch, Renderer } from './render.tsx';

interface PageStoreOptions {
  readonly pages: readonly Page[];
  readonly renderer: Renderer;
  readonly security: Security;
  readonly now: () => Date;
  /** Called when a document could not be rendered. Requests for it are then rendered one by one, and fail. */
  readonly onFailure: (failure: unknown, address: string) => void;
}

interface Entry {
  readonly page: Page;
  readonly identity: string;
  kept?: Kept;
  /** Milliseconds since the epoch. */
  madeAt: number;
}

export function createPageStore({ pages, renderer, security, now, onFailure }: PageStoreOptions) {
  // Error pages come first: until they are kept, each request that they answer is rendered.
  const inOrder = pages.toSorted((one, other) => (other.status ?? 0) - (one.status ?? 0));
  const entries = new Map<string, Entry>(
    inOrder.flatMap((page) =>
      identitiesOf(page).map((identity) => [identity, { page, identity, madeAt: 0 }] as const),
    ),
  );

  /** Renders and compresses an entry's document. A document that ages is rendered again after half of its time. */
  async function renew(entry: Entry): Promise<void> {
    const { page, identity } = entry;
    try {
      const madeAt = now().getTime();
      const match = page.status
        ? await renderer.only(page)
        : await renderer.at(new URL(identity, 'http://localhost'));
      const { status, style, body: stream } = await match.render((failure) => onFailure(failure, identity));
      const body = await buffer(stream);
      const headers = { ...security.headers, ...security.policyFor(style), ...pageHeaders(page) };
      entry.kept = keep({ status, route: page.name, headers, body }, await compress(body));
      entry.madeAt = madeAt;
    } catch (failure) {
      onFailure(failure, identity);
    }
    if (page.freshFor) setTimeout(() => void renew(entry), (page.freshFor * 1000) / 2).unref();
  }

  /** The entry's document while it is fresh. */
  function fresh(entry: Entry | undefined): Kept | undefined {
    if (!entry?.page.freshFor) return entry?.kept;
    const age = (now().getTime() - entry.madeAt) / 1000;
    return age < entry.page.freshFor ? entry.kept : undefined;
  }

  return {
    /** Renders and compresses every document, one after the other. The server answers requests meanwhile. */
    async prepare(): Promise<void> {
      for (const entry of entries.values()) await renew(entry);
    },
    /** The document at an address, written exactly as the site's own links write it. */
    at: (address: string): Kept | undefined => fresh(entries.get(address)),
    /** The document of the page that the router has found. */
    of: ({ identity }: PageMatch): Kept | undefined =>
      fresh(identity === undefined ? undefined : entries.get(identity)),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
