import path from 'node:path';
import { pages } from '../shared/routes.tsx';
import { createApp } from './app.ts';
import { readAssets } from './assets.ts';
import { readConfig } from './config.ts';
import { drainOnSignal } from './drain.ts';
import { createLogger, standardOutput } from './logger.ts';

try {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel, standardOutput());
  const assets = readAssets(path.join(import.meta.dirname));
  const life = { draining: false };
  const { app, prepare } = createApp({ config, logger, assets, pages, ready: () => !life.draining });
  const server = app.listen(config.port, config.host, (failure?: Error) => {
    if (failure) {
      logger.fatal({ err: failure }, 'cannot listen');
      process.exit(1);
    }
    logger.info({ address: server.address(), build: assets.build }, 'listening');
    void prepare().then(() => logger.info('every document is kept'));
  });
  drainOnSignal({ server, logger, grace: config.shutdownGrace, onDrain: () => (life.draining = true) });
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
}
