import { Transform, type Readable } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router';
import { SiteProvider } from '../shared/components/site.tsx';
import { navigationOf } from '../shared/navigation.ts';
import { trailTo } from '../shared/breadcrumbs.ts';
import type { Page } from '../shared/page.ts';
import { routesOf } from '../shared/routes.tsx';
import type { Assets } from './assets.ts';
import { documentEnd, documentStart } from './document.tsx';
import type { StyleHash } from './security.ts';
import { createStyleCache, criticalStyles } from './styles.ts';

interface RendererOptions {
  readonly pages: readonly Page[];
  readonly assets: Assets;
  readonly origin: string;
  readonly notice: string | undefined;
  readonly now: () => Date;
}

/** A page ready to be sent: its head is known, its body streams. */
export interface Rendering {
  readonly page: Page;
  readonly status: number;
  readonly style: StyleHash;
  readonly body: Readable;
}

/** The document around React's stream. */
const framed = (start: string): Transform => {
  const frame = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush(done) {
      done(null, documentEnd);
    },
  });
  frame.push(start);
  return frame;
};

/**
 * Renders addresses by a route table.
 * @returns two ways to a rendered page; both reject with whatever the page threw
 */
export function createRenderer({ pages, assets, origin, notice, now }: RendererOptions) {
  const navigation = navigationOf(pages);

  const rendererFor = (table: readonly Page[]) => {
    const handler = createStaticHandler(routesOf(table, now));
    const byName = new Map(table.map((page) => [page.name, page]));

    return async (address: URL): Promise<Rendering | undefined> => {
      const context = await handler.query(new Request(address));
      if (context instanceof Response) throw new TypeError('A page answered by itself');
      const [error] = Object.values(context.errors ?? {});
      const page = byName.get(context.matches.at(-1)?.route.id ?? '');
      if (!page || (isRouteErrorResponse(error) && error.status === 404)) return undefined;
      if (error !== undefined) throw error;
      const meta = page.meta(context.loaderData[page.name]);
      const site = { asset: assets.url, navigation, page, notice };
      const cache = createStyleCache();

      return new Promise((resolve, reject) => {
        const stream = renderToPipeableStream(
          <CacheProvider value={cache}>
            <SiteProvider site={site}>
              <StaticRouterProvider
                context={context}
                router={createStaticRouter(handler.dataRoutes, context)}
                hydrate={false}
              />
            </SiteProvider>
          </CacheProvider>,
          {
            // No boundary suspends, so the shell is the page: its styles are all known before its first byte.
            onShellReady() {
              const { css: styles, hash } = criticalStyles(cache);
              const trail = trailTo(page, meta, byName);
              const head = { page, meta, trail, path: address.pathname, styles, assets, origin };
              try {
                const body = stream.pipe(framed(documentStart(head)));
                body.once('close', () => stream.abort());
                resolve({ page, status: page.status ?? 200, style: hash, body });
              } catch (failure) {
                reject(failure);
              }
            },
            onShellError: reject,
            onError: () => undefined,
          },
        );
      });
    };
  };

  return {
    /** The page at this address; nothing where the router cannot read it. */
    at: rendererFor(pages),
    /** One page, whatever the address. */
    async only(page: Page): Promise<Rendering> {
      const rendering = await rendererFor([page])(new URL('http://localhost/'));
      if (!rendering) throw new Error(`The page ${page.name} does not answer every address`);
      return rendering;
    },
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
