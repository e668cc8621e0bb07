import { url as debuggedAt } from 'node:inspector';
import { Worker } from 'node:worker_threads';

export interface Watched {
  /** The event loop increments this twice a second. */
  readonly beats: Int32Array;
  readonly build: string;
  /** How long the event loop may be blocked. By then, another replica has answered the visitors. */
  readonly seconds: number;
}

/**
 * Ends the process when its event loop is blocked, so that the container engine restarts it. Engines restart
 * only what has ended. Process 1 cannot end itself this way, so the image has an init.
 */
export function watchEventLoop(build: string): void {
  // A breakpoint in a debugger is no fault.
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
