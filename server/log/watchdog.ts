import { url as debuggedAt } from 'node:inspector';
import { Worker } from 'node:worker_threads';

export interface Watched {
  /** The event loop adds one twice a second. */
  readonly beats: Int32Array;
  readonly build: string;
  /** For how long the event loop may stand. Whoever asks has been answered by another replica by then. */
  readonly seconds: number;
}

/**
 * Ends the process when its event loop stands, so that the engine starts it anew: no handler of its own could run then,
 * and engines restart what has ended, not what hangs. As process 1 of a container nothing can end itself so: the image
 * has an init before it.
 */
export function watchEventLoop(build: string): void {
  // A breakpoint is no fault.
  if (debuggedAt()) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const workerData: Watched = { beats, build, seconds: 10 };
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 };
  new Worker(new URL('watchdog.js', import.meta.url), { workerData, resourceLimits }).unref();
  setInterval(() => {
    Atomics.add(beats, 0, 1);
    Atomics.notify(beats, 0);
  }, 500).unref();
}
