import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Structured logs, one JSON line each. @param base what every line has */
export const createLogger = (level: string, destination: DestinationStream, base?: object): Logger =>
  pino({ level, base: base ?? null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
