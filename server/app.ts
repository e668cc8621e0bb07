import type { RequestListener } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import type { Page } from '../shared/page.ts';
import { overloadedPage } from '../shared/pages/overloaded-page.tsx';
import type { Assets } from './files/assets.ts';
import { keptScripts, serveAssets } from './files/assets.ts';
import type { Config } from './config.ts';
import { answerFailures } from './pages/failures.ts';
import { health } from './http/health.ts';
import type { Logger } from './log/logger.ts';
import { limitPipelining } from './http/pipelining.ts';
import { onlyReading, refuseRuledOut, withoutTrailingSlash } from './http/requests.ts';
import { createRenderer } from './pages/render.tsx';
import { createRenderQueue } from './pages/render-queue.ts';
import { createPageStore } from './pages/page-store.ts';
import { requestLog, tellRequestId } from './log/request-log.ts';
import { createSecurity, type Security } from './http/security.ts';
import { serveKept, servePages } from './pages/serve-pages.ts';
import { siteFiles } from './files/site-files.ts';
import { speculationRules } from './files/speculation.ts';

interface AppOptions {
  readonly config: Config;
  readonly logger: Logger;
  readonly assets: Assets;
  /** The route table, in its order; its last page answers every address that no other page has. */
  readonly pages: readonly Page[];
  readonly now?: () => Date;
  /** Negative from the first moment of draining. */
  readonly ready?: () => boolean;
}

/** What is compressed while a visitor waits is compressed lightly. */
const LIGHTLY = {
  level: constants.Z_BEST_SPEED,
  brotli: {
    chunkSize: 65_536,
    params: { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_LGWIN]: 16 },
  },
};

/** A second's worth of renderings may wait: beyond that, a clear word helps a visitor more than their turn. */
const QUEUE = { atOnce: 4, longest: 1000 };

export interface Site {
  readonly listener: RequestListener;
  /** Renders and compresses every document that is kept, in the background. */
  readonly prepare: () => Promise<void>;
  readonly security: Security;
}

/** The site as a listener for a server's requests. Opens no port and reads no environment. */
export function createApp(options: AppOptions): Site {
  const { config, logger, assets, pages, now = () => new Date(), ready = () => true } = options;
  const security = createSecurity(config.origin.startsWith('https:'));
  const renderer = createRenderer({ pages, assets, origin: config.origin, notice: config.notice, now });
  const onFailure = (err: unknown, address: string) => logger.error({ err, address }, 'cannot be kept');
  const store = createPageStore({ pages: [...pages, overloadedPage], renderer, security, now, onFailure });
  const queue = createRenderQueue(QUEUE);
  const log = requestLog(logger, config.trustedProxies);
  const mayBeAnswered = limitPipelining(logger);
  const refuse = refuseRuledOut(security);
  const answerFromMemory = serveKept(keptScripts(assets, security), store);

  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.set('trust proxy', config.trustedProxies);

  app.use(security.middleware);
  app.use(tellRequestId);
  app.use(onlyReading);
  app.use(health(assets.build, ready));
  app.use(withoutTrailingSlash);
  app.use(serveAssets(assets));
  app.use(compression(LIGHTLY));
  app.use(siteFiles({ pages, assets, origin: config.origin, security, now }));
  app.use(speculationRules(security));
  app.use(servePages({ renderer, store, queue, security }));
  app.use(answerFailures({ renderer, store, queue, security }));

  // Express would cost what is kept half as much again, and has nothing to add to it.
  const listener: RequestListener = (req, res) => {
    if (!mayBeAnswered(req, res)) return;
    log(req, res);
    if (!refuse(req, res) && !answerFromMemory(req, res)) app(req, res);
  };
  return { listener, prepare: store.prepare, security };
}
