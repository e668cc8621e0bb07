/** Standard output as the log's destination. */
import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

const STANDARD_OUTPUT = 1;
/** Characters that are written together, unless the interval ends before. */
const BATCH = 15_000;
/** Milliseconds between two writes at most. */
const INTERVAL = 500;
/** Bytes that wait for a destination that takes none; further lines are lost. */
const MOST_WAITING = 1_000_000;
/** Milliseconds for which the end of the process waits for a reader that is behind. */
const LAST_CHANCE = 300;

/**
 * Writes in batches and never waits: a log that nobody reads or that cannot be written costs lines, which are counted
 * once it can be written again, but no visitors and no memory. What is left is written when the process ends.
 */
export function standardOutput(): DestinationStream {
  // Opening it makes a pipe or socket non-blocking: a full one refuses bytes at once. A write that blocked, even in
  // another thread, would keep the process from ending.
  void process.stdout;
  const encoder = new TextEncoder();
  let batch = '';
  // Encoded one by one they would each hold on to the 64 KB of Node's buffer pool in which they happen to lie.
  const waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let lost = 0;

  function closeBatch(): void {
    if (!batch) return;
    const bytes = encoder.encode(batch);
    batch = '';
    waiting.push(bytes);
    waitingBytes += bytes.length;
  }

  /** Writes what waits, as far as the destination takes it; gives back the code of the failure that stopped it. */
  function write(): string | undefined {
    closeBatch();
    for (let first = waiting[0]; first; first = waiting[0]) {
      try {
        const written = writeSync(STANDARD_OUTPUT, first);
        waitingBytes -= written;
        if (written < first.length) waiting[0] = first.subarray(written);
        else waiting.shift();
      } catch (failure) {
        return (failure as NodeJS.ErrnoException).code ?? 'unknown';
      }
    }
    return undefined;
  }

  function flush(): void {
    if (write() || !lost) return;
    const time = new Date().toISOString();
    batch = `${JSON.stringify({ level: 40, time, lost, msg: 'lines of the log were lost' })}\n`;
    lost = 0;
  }

  setInterval(flush, INTERVAL).unref();
  process.on('exit', () => {
    const pause = new Int32Array(new SharedArrayBuffer(4));
    const deadline = performance.now() + LAST_CHANCE;
    while (write() === 'EAGAIN' && performance.now() < deadline) Atomics.wait(pause, 0, 0, 10);
  });

  return {
    write(line) {
      if (waitingBytes + batch.length > MOST_WAITING) {
        lost += 1;
        return;
      }
      batch += line;
      if (batch.length >= BATCH) flush();
    },
  };
}
