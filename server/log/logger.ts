import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Structured logs, one JSON line each. */
export const createLogger = (level: string, destination: DestinationStream): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
