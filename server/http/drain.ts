import type { Server } from 'node:http';
import { exitAfterLog, type Logger } from '../log/logger.ts';

interface DrainOptions {
  readonly server: Server;
  readonly logger: Logger;
  readonly config: { readonly shutdownDelay: number; readonly shutdownGrace: number };
  readonly onDrain: () => void;
  readonly onStop: () => void;
}

/**
 * Drains and ends the process with exit code 0 on SIGTERM, SIGINT or SIGHUP. Further signals are ignored,
 * because a terminal and npm both send one for a single Ctrl-C.
 */
export function drainOnSignal({ server, logger, config, onDrain, onStop }: DrainOptions): void {
  const stop = () => {
    server.once('close', () => {
      onStop();
      logger.info('stopped');
      exitAfterLog(logger, 0);
    });
    server.close();
    setTimeout(() => {
      logger.warn('requests still under way were cut off');
      server.closeAllConnections();
    }, config.shutdownGrace).unref();
  };
  let draining = false;
  const drain = (signal: string) => {
    if (draining) return;
    draining = true;
    onDrain();
    logger.info({ signal }, 'draining');
    server.prependListener('request', (_req, res) => {
      res.shouldKeepAlive = false;
    });
    setTimeout(stop, config.shutdownDelay);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, drain);
}
