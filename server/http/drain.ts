import type { Server } from 'node:http';
import type { Logger } from '../log/logger.ts';
import { stopListening } from './stop-listening.ts';

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
 * exit code 0. Meanwhile every answer asks for its connection to be closed. Further signals change nothing: a terminal
 * and npm both send one for a single Ctrl-C.
 */
export function drainOnSignal({ server, logger, delay, grace, onDrain }: DrainOptions): void {
  const stop = async () => {
    server.once('close', () => {
      logger.info('stopped');
      process.exit(0);
    });
    await stopListening(server);
    setTimeout(() => {
      logger.warn('requests were cut off');
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
    setTimeout(() => void stop(), delay);
  };
  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);
}
