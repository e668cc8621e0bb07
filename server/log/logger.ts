import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Structured logs, one JSON line each. @param base what every line has */
export const createLogger = (level: string, destination: DestinationStream, base?: object): Logger =>
  pino({ level, base: base ?? null, timestamp: pino.stdTimeFunctions.isoTime }, destination);

/** So many turns of the event loop, and 50 ms each at least, a process that ends waits for its last lines. */
const LAST_TURNS = 10;

/**
 * Ends the process with its exit code, once its last lines are written or cannot be: nobody may read the log any more,
 * or its disk be full.
 */
export function exitAfterLog(logger: Logger, code: number): void {
  const exit = () => process.exit(code);
  // Turns are counted, not time: on a busy machine half a second passes before the write has had its turn.
  let turns = 0;
  setInterval(() => ++turns === LAST_TURNS && exit(), 50);
  // The first flush ends what was being written, the second writes the lines that have come meanwhile.
  logger.flush(() => logger.flush(exit));
}

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
  output.on('drop', () => (lost += 1));
  output.on('error', () => undefined);
  output.on('drain', () => {
    if (!lost) return;
    const time = new Date().toISOString();
    output.write(`${JSON.stringify({ level: 40, time, lost, msg: 'lines of the log were lost' })}\n`);
    lost = 0;
  });
  // It would try for ever on a full disk, or where nobody reads: `exitAfterLog` writes the last lines instead.
  output.flushSync = () => undefined;
  return output;
}
