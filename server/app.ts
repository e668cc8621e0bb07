import type { RequestListener } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Page } from '../shared/page.ts';
import type { Festival } from '../shared/festival/create-festival.ts';
import { createErrorPages } from '../shared/pages/error-pages.tsx';
import type { Config } from './config.ts';
import type { Assets } from './assets/assets.ts';
import type { Resource } from './resources/resource.ts';
import { createResourceStore } from './resources/resource-store.ts';
import { cachedAssets, serveAssets } from './assets/serve-assets.ts';
import { refuseUnreadable, limitPipelining } from './http/refused.ts';
import { createHeaders, plainByDefault } from './http/headers.ts';
import { settleOddRequests } from './http/odd-requests.ts';
import { type Cached, sendFromCache } from './cache/cached.ts';
import type { Logger } from './log/logger.ts';
import { requestLog, localsOf } from './log/request-log.ts';
import type { Metrics } from './log/metrics.ts';
import { inlineHash, speculationRules } from './pages/inline-scripts.ts';
import { handleFailures, redirectMoved, servePages } from './pages/serve-pages.ts';
import { createPageStore } from './pages/page-store.ts';
import { createRenderQueue } from './http/render-queue.ts';
import { createRenderer } from './pages/render.tsx';

/**
 * Tells monitoring and proxies whether the process is alive, and whether it takes visitors.
 * @param details further facts, given only to a request from this machine that came through no proxy
 */
const health =
  (build: string, ready: () => boolean, details: () => object): RequestHandler =>
  (req, res, next) => {
    if (req.path !== '/healthz' && req.path !== '/readyz') return next();
    localsOf(res).route = 'health';
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    if (req.path === '/healthz') return res.type('text/plain').send('ok\n');
    const isOurs =
      /^(::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? '') && !req.get('x-forwarded-for');
    res.status(ready() ? 200 : 503).json({ ready: ready(), build, ...(isOurs && details()) });
  };

interface AppOptions {
  readonly config: Config;
  readonly logger: Logger;
  readonly assets: Assets;
  readonly festival: Festival;
  /** The route table, in its order; its last page answers every address that no other page has. */
  readonly pages: readonly Page[];
  readonly resources: readonly Resource[];
  readonly now?: () => Date;
  /** Milliseconds after which the queue refuses a waiting rendering. The edge gives up after five seconds. */
  readonly longestWait?: number;
  /** Whether `/readyz` says yes: every page is rendered, and the process is not draining. */
  readonly ready?: () => boolean;
  readonly metrics: Metrics;
  /** Further facts that `/readyz` gives to a request from this machine. */
  readonly details?: () => object;
  readonly previousDocuments?: ReadonlyMap<string, Cached> | undefined;
}

const LONGEST_QUEUE = 1000;

/** Builds the listeners for a server's requests. Opens no port and reads no environment. */
export function createApp(options: AppOptions) {
  const {
    config,
    logger,
    assets,
    festival,
    pages,
    resources,
    ready = () => true,
    longestWait = 2000,
  } = options;
  const { previousDocuments = new Map(), details = () => ({}), metrics } = options;
  const { origin, notice, serviceWorker, clock, hsts } = config;
  const { now = () => clock ?? new Date() } = options;
  const headers = createHeaders(
    { https: origin.startsWith('https:'), hsts },
    [...assets.inline.values(), speculationRules].map(inlineHash),
  );
  const notices = [festival.today.notice, notice].filter((text) => text !== undefined);
  const renderer = createRenderer({ festival, pages, assets, origin, notices, serviceWorker, clock, now });
  const onFailure = (err: unknown, address: string) =>
    logger.error({ err, address }, 'document cannot be cached');
  const pageStore = createPageStore({
    festival,
    pages: [...pages, createErrorPages(festival).overloadedPage],
    renderer,
    headers,
    now,
    previousDocuments,
    onFailure,
  });
  const sources = { pages, assets, origin, serviceWorker };
  const queue = createRenderQueue({ longest: LONGEST_QUEUE, longestWait, metrics });
  const resourceStore = createResourceStore({
    addresses: festival.addresses,
    resources,
    sources,
    headers,
    queue,
    now,
  });

  const mayContinue = limitPipelining(logger, metrics);
  const log = requestLog(logger, metrics, config.trustedProxies);
  const settle = settleOddRequests(headers);
  const sendCached = sendFromCache(
    pageStore.atAddress,
    cachedAssets(assets, headers),
    resourceStore.atAddress,
  );

  const app = express();
  app.disable('x-powered-by');

  app.use(serveAssets(assets, headers, festival.texts.unexpectedError.unreadable));
  app.use(plainByDefault(headers));
  app.use(health(assets.build, ready, details));
  app.use(resourceStore.handler);
  app.use(redirectMoved(festival));
  app.use(servePages({ renderer, store: pageStore, queue, headers }));
  const handleFailure = handleFailures({ festival, renderer, store: pageStore, queue, headers });
  app.use(handleFailure);

  // Through Express, a cached response would take half as much processor time again.
  const listener: RequestListener = (req, res) => {
    if (!mayContinue(req, res)) return;
    log(req, res);
    try {
      if (!settle(req, res) && !sendCached(req, res)) app(req, res);
    } catch (failure) {
      // A failure before Express gets the request is also answered with 500. It must not end the process.
      void handleFailure(failure, req as Request, res as Response, () => undefined);
    }
  };
  const onClientError = refuseUnreadable(logger, metrics, headers);
  const { prepare, documents, stopRenewing } = pageStore;
  return { listener, onClientError, prepare, documents, stopRenewing };
}

export type App = ReturnType<typeof createApp>;
