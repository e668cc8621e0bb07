import type { Server } from 'node:http';
import type { Logger } from './logger.ts';

interface DrainOptions {
  readonly server: Server;
  readonly logger: Logger;
  /** For how long visitors are still taken, so that proxies can see that it is no longer ready; milliseconds. */
  readonly delay: number;
  /** How long requests under way may then take to finish, in milliseconds. */
  readonly grace: number;
  readonly onDrain: () => void;
}

/**
 * On SIGTERM and SIGINT: says that it is not ready, takes no more visitors, finishes what runs, and ends with
 * exit code 0. Meanwhile every answer asks for its connection to be closed.
 */
export function drainOnSignal({ server, logger, delay, grace, onDrain }: DrainOptions): void {
  const stopAccepting = () => {
    server.close(() => {
      logger.info('stopped');
      process.exit(0);
    });
    setTimeout(() => {
      logger.warn('requests were cut off');
      server.closeAllConnections();
    }, grace).unref();
  };
  const drain = (signal: string) => {
    onDrain();
    logger.info({ signal }, 'draining');
    server.prependListener('request', (_req, res) => {
      res.shouldKeepAlive = false;
    });
    setTimeout(stopAccepting, delay);
  };
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
}
