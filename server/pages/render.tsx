import { Transform, type Readable } from 'node:stream';
import { CacheProvider } from '@emotion/react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router';
import { SiteProvider } from '../../shared/components/frame/site-context.tsx';
import { navigationOf } from '../../shared/addressing/navigation.ts';
import { trailTo } from '../../shared/addressing/breadcrumbs.ts';
import type { Page } from '../../shared/page.ts';
import { routesOf } from '../../shared/routes.tsx';
import type { Assets } from '../files/assets.ts';
import { documentEnd, documentStart } from './document.tsx';
import type { StyleHash } from '../http/security.ts';
import { createStyleCache, criticalStyles } from './critical-styles.ts';

interface RendererOptions {
  readonly pages: readonly Page[];
  readonly assets: Assets;
  readonly origin: string;
  readonly notice: string | undefined;
  readonly now: () => Date;
}

/** What an address shows: views with the same key have the same document. */
export interface View {
  readonly key: string;
  readonly page: Page;
  /**
   * Rejects with whatever the page threw before its first byte.
   * @param onLateFailure told of what is thrown after it, when the status has already been sent
   */
  render(onLateFailure: (failure: unknown) => void): Promise<Rendering>;
}

/** A page ready to be sent: its head is known, its body streams. */
export interface Rendering {
  readonly page: Page;
  readonly status: number;
  readonly style: StyleHash;
  readonly body: Readable;
}

const never = new AbortController().signal;

/** What the router reads of a request. A whole one of Node's would bring its client for HTTP along: 19 MB. */
const requestFor = ({ href }: URL) => ({ method: 'GET', url: href, signal: never }) as Request;

/** React writes some two kilobytes at a time; every write costs the compression after it a turn. */
const BLOCK = 65_536;

/** The document around React's stream, in larger blocks. */
function framed(start: string): Transform {
  let waiting: Buffer[] = [Buffer.from(start)];
  let size = 0;
  const block = () => {
    const whole = Buffer.concat(waiting);
    waiting = [];
    size = 0;
    return whole;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      size += chunk.length;
      if (size < BLOCK) done();
      else done(null, block());
    },
    flush(done) {
      waiting.push(Buffer.from(documentEnd));
      done(null, block());
    },
  });
}

/**
 * Renders addresses by a route table.
 * @returns two ways to a view; both reject with whatever the page threw
 */
export function createRenderer({ pages, assets, origin, notice, now }: RendererOptions) {
  const navigation = navigationOf(pages);

  const rendererFor = (table: readonly Page[]) => {
    const handler = createStaticHandler(routesOf(table, now));
    const byName = new Map(table.map((page) => [page.name, page]));

    return async (address: URL): Promise<View | undefined> => {
      const context = await handler.query(requestFor(address));
      if (!('matches' in context)) throw new TypeError('A page answered by itself');
      const [error] = Object.values(context.errors ?? {});
      const page = byName.get(context.matches.at(-1)?.route.id ?? '');
      if (!page || (isRouteErrorResponse(error) && error.status === 404)) return undefined;
      if (error !== undefined) throw error;
      const data: unknown = context.loaderData[page.name];
      // A page is its data; where the clock is part of the data, every moment shows the same page.
      const key = page.freshFor ? page.name : `${page.name} ${JSON.stringify(data)}`;
      const meta = page.meta(data);

      const render = (onLateFailure: (failure: unknown) => void): Promise<Rendering> =>
        new Promise((resolve, reject) => {
          let begun = false;
          let abandoned = false;
          const site = { asset: assets.url, navigation, page, notice };
          const cache = createStyleCache();
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
                  begun = true;
                  body.once('close', () => {
                    abandoned = true;
                    stream.abort();
                  });
                  resolve({ page, status: page.status ?? 200, style: hash, body });
                } catch (failure) {
                  reject(failure);
                }
              },
              onShellError: reject,
              onError(failure) {
                if (begun && !abandoned) onLateFailure(failure);
              },
            },
          );
        });
      return { key, page, render };
    };
  };

  return {
    /** The page at this address; nothing where the router cannot read it. */
    at: rendererFor(pages),
    /** One page, whatever the address. */
    async only(page: Page): Promise<View> {
      const view = await rendererFor([page])(new URL('http://localhost/'));
      if (!view) throw new Error(`The page ${page.name} does not answer every address`);
      return view;
    },
  };
}

export type Renderer = ReturnType<typeof createRenderer>;
