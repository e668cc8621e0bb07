/** The watchdog's thread: it ends the process when the event loop stands. It is a bundle of its own. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog.ts';

const { beats, build, seconds } = workerData as Watched;

// Seconds without a beat are counted one by one: a process that was paused as a whole has missed one of them only.
for (let silent = 0; silent < seconds;)
  silent = Atomics.wait(beats, 0, Atomics.load(beats, 0), 1000) === 'timed-out' ? silent + 1 : 0;

const time = new Date().toISOString();
const msg = `the event loop has stood for ${seconds} s: the process is ended`;
try {
  writeSync(1, `${JSON.stringify({ level: 60, time, build, msg })}\n`);
} catch {
  // Nobody reads the log.
}
process.kill(process.pid, 'SIGKILL');
