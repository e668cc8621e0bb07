import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Structured logs, one JSON line each. @param base what every line has */
export const createLogger = (level: string, destination: DestinationStream, base?: object): Logger =>
  pino({ level, base: base ?? null, timestamp: pino.stdTimeFunctions.isoTime }, destination);

/**
 * Writes in batches and never waits: while the log cannot be written, requests are answered as before, memory stays
 * bounded and the process can end. Lines beyond a megabyte are lost; their number is logged once writing works again.
 */
export function standardOutput(): DestinationStream {
  // Reading this property makes a pipe non-blocking: a blocked write would keep the process from ending.
  void process.stdout;
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: 16_000,
    maxLength: 1_000_000,
    periodicFlush: 500,
    // The next flush tries again.
    retryEAGAIN: () => false,
  });
  let lost = 0;
  let failed = false;
  output.on('drop', () => (lost += 1));
  output.on('error', () => (failed = true));
  output.on('drain', () => {
    failed = false;
    if (!lost) return;
    const time = new Date().toISOString();
    output.write(`${JSON.stringify({ level: 40, time, lost, msg: 'lines of the log were lost' })}\n`);
    lost = 0;
  });
  // At the end of the process it would try for ever on a full disk.
  const flushSync = output.flushSync.bind(output);
  output.flushSync = () => {
    if (failed) return;
    try {
      flushSync();
    } catch {
      // Nobody reads the log.
    }
  };
  return output;
}
