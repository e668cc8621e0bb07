import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import { content } from '../shared/data/content.ts';
import { createFestival } from '../shared/festival/create-festival.ts';
import type { Overrides } from '../shared/model/overridable.ts';
import { createPages } from '../shared/routes.tsx';
import { nextPriceChange } from '../shared/rules/calendar/dated-prices.ts';
import { asPlanned } from '../shared/rules/overrides/apply-overrides.ts';
import { createApp, type App } from './app.ts';
import { readAssets } from './assets/assets.ts';
import { misspelt, readConfig } from './config.ts';
import { drainOnSignal } from './http/drain.ts';
import { createSiteServer } from './http/site-server.ts';
import { createLogger, exitAfterLog, standardOutput } from './log/logger.ts';
import { Metrics } from './log/metrics.ts';
import { watchEventLoop } from './log/watchdog.ts';
import { followPrices } from './today/follow-prices.ts';
import { createFollower } from './today/follow-today.ts';
import { createResources } from './resources/resources.ts';
import { createReader } from './today/reader.ts';

// Node prints deprecation warnings as plain text, but the log holds JSON lines only.
process.noDeprecation = true;

/** The number of connections that may wait to be accepted: the limit of most kernels. */
const CROWD = 4096;
const MINUTE = 60_000;

try {
  const config = readConfig(process.env);
  const assets = readAssets(import.meta.dirname);
  const logger = createLogger(config.logLevel, standardOutput(), { build: assets.build });
  watchEventLoop(assets.build);
  const fail = (err: unknown, message: string) => {
    logger.fatal({ err }, message);
    exitAfterLog(logger, 1);
  };
  /** @param variable the environment variable that sets the port */
  const onListenFailure = (variable: string) => (failure: NodeJS.ErrnoException & { port?: number }) => {
    if (failure.code !== 'EADDRINUSE') return fail(failure, 'cannot listen');
    const port = String(failure.port);
    fail(undefined, `port ${port} is taken: set ${variable} to another one, or end what listens there`);
  };
  process.on('uncaughtException', (failure) => fail(failure, 'uncaught failure'));

  const { origin, notice } = config;
  logger.info({ node: process.version, origin, notice }, 'starting');
  for (const variable of misspelt(process.env)) logger.warn({ variable }, 'a variable that nobody reads');
  if (!config.isOriginGiven)
    logger.warn({ origin }, 'SITE_ORIGIN is not set: addresses lead to this machine');
  if (config.clock)
    logger.warn({ clock: config.clock }, 'CLOCK is set: the site shows another time than now');
  const metrics = new Metrics();
  const life = { complete: false, draining: false };
  const ready = () => life.complete && !life.draining;
  const now = () => config.clock ?? new Date();
  const readToday = createReader(import.meta.dirname, now);
  const following = createFollower(config.todayFile ?? '', readToday, logger);
  const { today, catchUp, problems, details, follow } = await following;
  /** Builds the app for a state of the overrides. It yields to waiting requests between steps. */
  async function appOf(state: Overrides, before?: App): Promise<App> {
    const festival = createFestival(content, state, now().getTime());
    await nextTurnOfLoop();
    const pages = [...createPages(festival)];
    // The production build removes this branch and the page with it.
    if (process.env['NODE_ENV'] !== 'production') {
      const { blocksPage } = await import('../shared/pages/blocks-page.tsx');
      pages.unshift(blocksPage(festival));
    }
    await nextTurnOfLoop();
    return createApp({
      festival,
      pages,
      resources: createResources(festival),
      config,
      logger,
      assets,
      metrics,
      ready,
      details,
      previousDocuments: before?.documents(),
    });
  }
  let app = await appOf(today).catch((err: unknown) => {
    logger.error({ err }, 'what is different today cannot be shown');
    return appOf(asPlanned);
  });

  let served = today;
  /**
   * Builds the app for another state and serves it from then on.
   * @returns how many documents are new
   */
  async function replaceApp(state: Overrides): Promise<number | undefined> {
    const next = await appOf(state, app);
    if (!(await next.prepare())) {
      next.stopRenewing();
      return undefined;
    }
    const formerDocuments = app.documents();
    app.stopRenewing();
    app = next;
    served = state;
    return [...app.documents()].filter(([cacheKey, document]) => formerDocuments.get(cacheKey) !== document)
      .length;
  }

  /** States are applied one after the other. */
  let replaced: Promise<unknown> = Promise.resolve();
  const show = (state: Overrides) => {
    const turn = replaced.then(() => replaceApp(state));
    replaced = turn.catch(() => undefined);
    return turn;
  };

  const server = createSiteServer((req, res) => app.listener(req, res));
  server.on('clientError', (...failure: Parameters<App['onClientError']>) => app.onClientError(...failure));
  server.once('error', onListenFailure('PORT'));
  const heartbeat = () => logger.info(metrics.endMinute(), 'heartbeat');
  server.listen({ port: config.port, host: config.host, backlog: CROWD }, () => {
    logger.info({ address: server.address() }, 'listening');
    void app.prepare().then(async (isComplete) => {
      await catchUp(show);
      life.complete = isComplete || (today !== asPlanned && (await show(asPlanned)) !== undefined);
      if (life.complete) logger.info('ready');
      else logger.error('never ready: a document cannot be made');
      heartbeat();
      setInterval(heartbeat, MINUTE).unref();
      if (!life.complete) return;
      void follow(show);
      followPrices({
        nextChange: (at) => nextPriceChange(content.prices, content.calendar, at),
        now: () => now().getTime(),
        show: () => show(served),
      });
    });
  });
  if (config.metricsPort !== undefined)
    metrics
      .createServer({
        build: assets.build,
        isReady: ready,
        isDraining: () => life.draining,
        countProblems: () => problems().length,
      })
      .once('error', onListenFailure('METRICS_PORT'))
      .listen(config.metricsPort, config.host)
      .unref();
  drainOnSignal({ server, logger, config, onDrain: () => (life.draining = true), onStop: heartbeat });
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
}
