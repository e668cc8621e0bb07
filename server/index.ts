import path from 'node:path';
import { pages } from '../shared/routes.tsx';
import { createApp } from './app.ts';
import { readAssets } from './assets/assets.ts';
import { resources } from './resources/resources.ts';
import { misspelt, readConfig } from './config.ts';
import { drainOnSignal } from './http/drain.ts';
import { createSiteServer } from './http/site-server.ts';
import { standardOutput } from './log/log-output.ts';
import { createLogger } from './log/logger.ts';
import { createMetricsServer } from './log/metrics.ts';
import { watchEventLoop } from './log/watchdog.ts';

// Node prints deprecation warnings as plain text, and the log has JSON lines only.
process.noDeprecation = true;

/** Connections that wait to be taken: as many as kernels let a crowd queue. */
const CROWD = 4096;
/** Milliseconds between two pulses. */
const MINUTE = 60_000;

try {
  const config = readConfig(process.env);
  const assets = readAssets(path.join(import.meta.dirname));
  const logger = createLogger(config.logLevel, standardOutput(), { build: assets.build });
  const fail = (err: unknown, message: string) => {
    logger.fatal({ err }, message);
    process.exit(1);
  };
  process.on('uncaughtException', (failure) => fail(failure, 'uncaught failure'));

  const { origin, notice } = config;
  logger.info({ node: process.version, origin, notice }, 'starting');
  for (const variable of misspelt(process.env)) logger.warn({ variable }, 'a variable that nobody reads');
  if (config.clock)
    logger.warn({ clock: config.clock }, 'CLOCK is set: the site shows another time than now');
  const life = { complete: false, draining: false };
  const { listener, onClientError, prepare, vitals, metrics } = createApp({
    config,
    logger,
    assets,
    pages,
    resources,
    ready: () => life.complete && !life.draining,
  });
  const server = createSiteServer(listener);
  server.on('clientError', onClientError);
  server.once('error', (failure) => fail(failure, 'cannot listen'));
  const pulse = () => logger.info(vitals.beat(), 'pulse');
  server.listen({ port: config.port, host: config.host, backlog: CROWD }, () => {
    logger.info({ address: server.address() }, 'listening');
    void prepare().then((complete) => {
      life.complete = complete;
      if (complete) logger.info('ready');
      else logger.error('never ready: a document cannot be made');
      pulse();
      setInterval(pulse, MINUTE).unref();
      watchEventLoop(assets.build);
    });
  });
  if (config.metricsPort !== undefined)
    createMetricsServer(metrics)
      .once('error', (failure) => fail(failure, 'cannot listen'))
      .listen(config.metricsPort, config.host)
      .unref();
  drainOnSignal({
    server,
    logger,
    delay: config.shutdownDelay,
    grace: config.shutdownGrace,
    onDrain: () => (life.draining = true),
    onStop: pulse,
  });
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
}
