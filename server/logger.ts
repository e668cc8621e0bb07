import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Structured logs, one JSON line each. */
export const createLogger = (level: string, destination: DestinationStream): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);

/**
 * Standard output, written in batches: when four kilobytes have come together, or after half a second.
 * What is left is written when the process ends. A log that cannot be written loses lines, never visitors.
 */
export function standardOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: 4096,
    maxLength: 1_000_000,
    periodicFlush: 500,
  });
  output.on('error', () => undefined);
  process.on('exit', () => {
    try {
      output.flushSync();
    } catch {
      // Nobody is left to be told.
    }
  });
  return output;
}
