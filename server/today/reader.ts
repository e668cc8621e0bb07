import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { refusedReading, type Reading } from './reading.ts';

const PROGRAM = 'today.js';

/** In milliseconds. Reading a large file takes a tenth of this. */
const TIME_LIMIT = 3000;

const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** The message to a thread: what to read. */
export interface ReadOrder {
  readonly file: string;
  readonly now: Date;
}

/**
 * Creates a function that reads a file in a thread of its own, with limits of time and memory. Whatever the
 * file holds, the event loop goes on.
 * @param now the server's clock
 * @param timeLimit in milliseconds
 */
export function createReader(dist: string, now: () => Date, timeLimit = TIME_LIMIT) {
  let ended: Promise<unknown> = Promise.resolve();
  return async (file: string): Promise<Reading> => {
    // A thread that waits for a dead disk cannot be ended, so a second one never starts.
    await ended;
    const workerData: ReadOrder = { file, now: now() };
    const worker = new Worker(path.join(dist, PROGRAM), { workerData, resourceLimits, execArgv: [] });
    ended = new Promise((resolve) => worker.once('exit', resolve));
    return new Promise((resolve) => {
      const refuse = (sentence: string) => resolve(refusedReading(sentence));
      const limit = setTimeout(() => {
        const sentence = `the file was not read within ${timeLimit / 1000} s: is it another file?`;
        resolve({ ...refusedReading(sentence), isLate: true });
        void worker.terminate();
      }, timeLimit);
      worker
        .once('message', resolve)
        .on('error', (failure) => refuse(`the file cannot be read: ${String(failure)}`))
        .once('exit', () => {
          clearTimeout(limit);
          refuse('the file cannot be read: its reader has ended');
        });
    });
  };
}

export type ReadFile = ReturnType<typeof createReader>;
