/** Standard output as the log's destination. */
import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

const STANDARD_OUTPUT = 1;
/** Characters after which a batch is written, even before the interval ends. */
const BATCH = 15_000;
/** Milliseconds after which a batch is written, however small. */
const INTERVAL = 500;
/** Bytes that may wait for a destination that accepts none; lines beyond them are lost. */
const MOST_WAITING = 1_000_000;
/** Milliseconds for which an ending process waits for a slow reader of the log. */
const LAST_CHANCE = 300;

/**
 * A destination that writes in batches and never blocks. While the log cannot be written, requests are answered as
 * before, and memory stays bounded: lines are lost, and their number is logged once writing works again. The last
 * batch is written when the process ends.
 */
export function standardOutput(): DestinationStream {
  // Reading this property makes a pipe or socket non-blocking: a full one refuses bytes at once. A blocked write, even
  // in another thread, would keep the process from ending.
  void process.stdout;
  const encoder = new TextEncoder();
  let batch = '';
  // From TextEncoder: a small Buffer is a part of Node's 64 KB pool, and would keep all of that alive while it waits.
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

  /** Writes what waits, as far as the destination accepts it. @returns the code of the failure that stopped it */
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
