import type { Server } from 'node:http';
import type { Logger } from './logger.ts';

interface DrainOptions {
  readonly server: Server;
  readonly logger: Logger;
  /** How long requests under way may take to finish, in milliseconds. */
  readonly grace: number;
  readonly onDrain: () => void;
}

/** On SIGTERM and SIGINT: takes no more visitors, finishes what runs, and ends with exit code 0. */
export function drainOnSignal({ server, logger, grace, onDrain }: DrainOptions): void {
  const drain = (signal: string) => {
    onDrain();
    logger.info({ signal }, 'draining');
    server.close(() => {
      logger.info('stopped');
      process.exit(0);
    });
    setTimeout(() => server.closeAllConnections(), grace).unref();
  };
  process.once('SIGTERM', drain);
  process.once('SIGINT', drain);
}
