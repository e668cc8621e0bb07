import type { Readable } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import { matchRoutes } from 'react-router';
import { createNavigation } from '../../shared/addressing/navigation.ts';
import { variantOf } from '../../shared/addressing/page-addresses.ts';
import { PageContext } from '../../shared/components/frame/page-context.tsx';
import type { Festival } from '../../shared/festival/create-festival.ts';
import type { Page } from '../../shared/page.ts';
import { createNotFoundPage } from '../../shared/pages/not-found-page.tsx';
import { readQuery } from '../../shared/rules/read-query.ts';
import { yearAt } from '../../shared/rules/calendar/year.ts';
import { FramedPage, routesOf } from '../../shared/routes.tsx';
import type { Assets } from '../assets/assets.ts';
import type { PolicyNeeds } from '../http/headers.ts';
import { createStyleCache, streamDocument } from './document-stream.ts';
import { createDocuments } from './document.tsx';
import { createCacheKeys, errorCacheKey } from './cache-key.ts';
import { createSuggestions } from './suggestions.ts';

interface RendererOptions {
  readonly festival: Festival;
  readonly pages: readonly Page[];
  readonly assets: Assets;
  readonly origin: string;
  readonly notices: readonly string[];
  readonly serviceWorker: boolean;
  /** The instant that browsers take as now. Undefined means the browser's own clock. */
  readonly clock?: Date | undefined;
  readonly now: () => Date;
}

/** The page that an address leads to. */
export interface PageMatch {
  readonly page: Page;
  /** The document's key in the page store; undefined for a document that shows a visitor's own choice. */
  readonly cacheKey: string | undefined;
  /**
   * Rejects with what the page threw before the first byte.
   * @param onLateFailure receives what is thrown later, when the status has been sent
   */
  render(onLateFailure: (failure: unknown) => void): Promise<Rendering>;
}

/** A page that is ready to be sent: status and styles are known, the body streams. */
export interface Rendering extends PolicyNeeds {
  readonly status: number;
  readonly body: Readable;
}

/** Creates a renderer, which matches addresses with the route table and renders their pages. */
export function createRenderer(options: RendererOptions) {
  const { festival, pages, assets, origin, notices, serviceWorker, clock, now } = options;
  const { addresses, calendar, edition, prints, texts } = festival;
  const { namePath, pathTo } = addresses;
  const { currentIn, navigationOf, savedPagesOf, trailTo } = createNavigation({ pathTo, frame: texts.frame });
  const { cacheKeyOf } = createCacheKeys(festival);
  const { notFoundPage, notFoundPageWith } = createNotFoundPage(festival);
  const documentAround = createDocuments(festival);
  const byName = new Map(pages.map((page) => [page.name, page]));
  const frame = {
    asset: assets.url,
    addresses,
    prints,
    currentIn,
    origin,
    navigation: navigationOf(pages),
    savedPages: savedPagesOf(pages),
    serviceWorker,
    notices,
    edition,
    namesPattern: festival.namesPattern,
    logo: festival.logo,
    wording: texts.frame,
    season: texts.seasonWording,
  };

  const finderIn = (table: readonly Page[]) => {
    const routes = routesOf(table);

    /** @param path in the route table's spelling: `/programme/schedule` */
    return (path: string, query: URLSearchParams, at: Date): PageMatch | undefined => {
      const match = matchRoutes(routes, path)?.at(-1);
      const page = table.find(({ name }) => name === match?.route.id);
      if (!page) return undefined;

      const variant = variantOf(page, Object.values(match?.params ?? {})[0], query);
      const year = yearAt(calendar, at.getTime());
      const data = page.load({ ...variant, query, year, now: at });
      const meta = page.meta(data);
      const ownPath = pathTo(page.name, variant.entry);
      const trail = trailTo(page, meta.title, ownPath, byName);
      const cacheKey = cacheKeyOf(page, variant, query);
      const isShared = cacheKey !== undefined;
      const head = { page, meta, year, path: ownPath, trail, assets, origin, clock, isShared };

      const render = async (onLateFailure: (failure: unknown) => void): Promise<Rendering> => {
        const cache = createStyleCache();
        const tree = (
          <CacheProvider value={cache}>
            <PageContext value={{ ...frame, page, year }}>
              <FramedPage page={page} data={data} />
            </PageContext>
          </CacheProvider>
        );
        const around = documentAround(head);
        const sent = await streamDocument({ tree, cache, around, onLateFailure });
        const player = page.scripts?.includes('player') ?? false;
        return { status: page.status ?? 200, player, ...sent };
      };
      return { page, cacheKey, render };
    };
  };

  const find = finderIn(pages);

  /** Path as the site's own links spell it, `:` for a parameter. The router takes twenty times as long. */
  const byPath = new Map(
    pages.map((page) => [page.name === 'home' ? '/' : `/${page.name.replace(/:.*/, ':')}`, page]),
  );

  /** Matches a page without a request's address. Throws what its `load` threw. */
  function matchOf(page: Page, at = now()): PageMatch {
    const path = page.name === 'home' ? '/' : `/${page.name}`;
    const match = finderIn([page])(path, new URLSearchParams(), at);
    if (!match) throw new Error(`The route table cannot match the page ${page.name}`);
    return match;
  }

  /** The index is built at its first use, so that the server starts faster. */
  let suggestionsFor: ReturnType<typeof createSuggestions> | undefined;

  return {
    withoutAddress: matchOf,
    /**
     * Finds the cache key of an address by its path and query alone; no data is loaded.
     * @returns undefined for a visitor's own choice, and for a path that only the router can match
     */
    cacheKeyAt(address: URL | undefined): string | undefined {
      if (!address) return errorCacheKey(404);
      const path = namePath(address.pathname) ?? '';
      const last = path.lastIndexOf('/') + 1;
      const page = byPath.get(path) ?? byPath.get(`${path.slice(0, last)}:`);
      if (!page || page.status || path.includes('%')) return undefined;
      const query = readQuery(address.search);
      return cacheKeyOf(page, variantOf(page, path.slice(last), query), query);
    },
    /**
     * Finds the page at an address, or the 404 page. Throws what the page's `load` threw.
     * @param address undefined for a malformed address
     * @param at the instant of the request
     */
    at(address: URL | undefined, at = now()): PageMatch {
      const path = address && namePath(address.pathname);
      const match = address && path ? find(path, readQuery(address.search), at) : undefined;
      if (match && !match.page.status) return match;
      suggestionsFor ??= createSuggestions(pages, festival);
      const suggestions = address ? suggestionsFor(address.pathname) : [];
      // Never cached: there are too many combinations of suggestions.
      if (suggestions.length > 0)
        return { ...matchOf(notFoundPageWith(suggestions), at), cacheKey: undefined };
      return match ?? matchOf(byName.get('*') ?? notFoundPage, at);
    },
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
