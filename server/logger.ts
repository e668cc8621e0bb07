import { pino, type DestinationStream, type Logger } from 'pino';
import sonicBoom from 'sonic-boom';

export type { Logger };

/** Structured logs, one JSON line each. */
export const createLogger = (level: string, destination: DestinationStream): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);

/**
 * Standard output, written in batches: when fifteen kilobytes have come together, or after half a second.
 * What is left is written when the process ends. A log that cannot be written loses lines, never visitors.
 */
export function standardOutput(): DestinationStream {
  const output = new sonicBoom.SonicBoom({
    fd: 1,
    sync: false,
    minLength: 15_000,
    maxLength: 1_000_000,
    periodicFlush: 500,
    // Text would be measured anew with each line, from the first line of the batch.
    contentMode: 'buffer',
  });
  // A write that fails is tried again and again at the end of the process: better to lose the last lines.
  let failing = false;
  output.on('error', () => (failing = true));
  output.on('write', () => (failing = false));
  process.on('exit', () => {
    if (!failing) output.flushSync();
  });
  // The package's types know text alone.
  return { write: (line) => output.write(Buffer.from(line) as unknown as string) };
}
