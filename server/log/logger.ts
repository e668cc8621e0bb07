import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/**
 * Creates a structured log with one JSON line each.
 * @param base the fields that every line has
 */
export const createLogger = (level: string, destination: DestinationStream, base?: object): Logger =>
  pino({ level, base: base ?? null, timestamp: pino.stdTimeFunctions.isoTime }, destination);

/** Turns of the event loop, of at least 50 ms each, that an ending process waits for its last lines. */
const LAST_TURNS = 10;

/**
 * Ends the process once its last log lines are written. It does not
 * wait for ever: the log's reader may be gone, or its disk full.
 */
export function exitAfterLog(logger: Logger, code: number): void {
  const exit = () => process.exit(code);
  // Counting turns is safer than time: on a busy machine, half a second can pass before a write has its turn.
  let turns = 0;
  setInterval(() => ++turns === LAST_TURNS && exit(), 50);
  // The first flush finishes the current write; the second writes the lines that arrived meanwhile.
  logger.flush(() => logger.flush(exit));
}

/**
 * Writes the log in batches without blocking. While the log cannot be written, requests are answered and
 * memory stays bounded. Lines beyond a megabyte are lost; their number is logged later.
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
  // The library's own method retries for ever on a full disk
  // or a closed pipe. `exitAfterLog` writes the last lines.
  output.flushSync = () => undefined;
  return output;
}
