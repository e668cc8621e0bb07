import type { Server } from 'node:http';
import type { Logger } from '../log/logger.ts';

interface DrainOptions {
  readonly server: Server;
  readonly logger: Logger;
  /** For how long new connections are still accepted while proxies notice that `/readyz` says no, in milliseconds. */
  readonly delay: number;
  /** How long the requests under way may then take, in milliseconds. */
  readonly grace: number;
  readonly onDrain: () => void;
  readonly onStop: () => void;
}

/**
 * On SIGTERM and SIGINT, calls `onDrain`, waits for `delay`, closes the server, finishes the requests under way and
 * ends the process with exit code 0. Meanwhile every response asks the client to close its connection. Further signals
 * are ignored, because a terminal and npm both send one for a single Ctrl-C.
 */
export function drainOnSignal({ server, logger, delay, grace, onDrain, onStop }: DrainOptions): void {
  const stop = () => {
    server.once('close', () => {
      onStop();
      logger.info('stopped');
      process.exit(0);
    });
    server.close();
    setTimeout(() => {
      logger.warn('requests still under way were cut off');
      server.closeAllConnections();
    }, grace).unref();
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
    setTimeout(stop, delay);
  };
  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);
}
