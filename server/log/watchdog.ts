import { url as debuggedAt } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Seconds for which the event loop may stand. Whoever asks has been answered by another replica by then. */
const PATIENCE = 10;

/**
 * Runs in a thread of its own. Seconds without a beat are counted one by one: a process that was paused as a whole has
 * missed one of them only.
 */
const watching = (build: string) => `
  const { workerData: beats } = require('node:worker_threads');
  for (let silent = 0; silent < ${PATIENCE}; )
    silent = Atomics.wait(beats, 0, Atomics.load(beats, 0), 1000) === 'timed-out' ? silent + 1 : 0;
  const line = { level: 60, time: new Date().toISOString(), build: '${build}', msg: 'the event loop has stood for ${PATIENCE} s' };
  try { require('node:fs').writeSync(1, JSON.stringify(line) + '\\n'); } catch {}
  process.kill(process.pid, 'SIGKILL');`;

/**
 * Ends the process when its event loop stands, so that the engine starts it anew: no handler of its own could run then,
 * and engines restart what has ended, not what hangs.
 */
export function watchEventLoop(build: string): void {
  // A breakpoint is no fault.
  if (debuggedAt()) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 };
  new Worker(watching(build), { eval: true, workerData: beats, resourceLimits }).unref();
  setInterval(() => {
    Atomics.add(beats, 0, 1);
    Atomics.notify(beats, 0);
  }, 500).unref();
}
