import compression from 'compression';
import express, { type Express } from 'express';
import type { Page } from '../shared/page.ts';
import type { Assets } from './assets.ts';
import { serveAssets } from './assets.ts';
import type { Config } from './config.ts';
import { answerFailures } from './failures.ts';
import { health } from './health.ts';
import type { Logger } from './logger.ts';
import { onlyReading, withoutTrailingSlash } from './requests.ts';
import { createRenderer } from './render.tsx';
import { requestLog } from './request-log.ts';
import { createSecurity } from './security.ts';
import { servePages } from './serve-pages.ts';
import { siteFiles } from './site-files.ts';

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

/** The site as an Express application. Opens no port and reads no environment. */
export function createApp(options: AppOptions): Express {
  const { config, logger, assets, pages, now = () => new Date(), ready = () => true } = options;
  const security = createSecurity(config.origin.startsWith('https:'));
  const renderer = createRenderer({ pages, assets, origin: config.origin, notice: config.notice, now });

  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.set('trust proxy', config.trustedProxies);

  app.use(requestLog(logger));
  app.use(security.middleware);
  app.use(onlyReading);
  app.use(health(assets.build, ready));
  app.use(withoutTrailingSlash);
  app.use(compression());
  app.use(serveAssets(assets));
  app.use(siteFiles(pages, assets, config.origin));
  app.use(servePages(renderer, security));
  app.use(answerFailures(renderer, security));
  return app;
}
