/** The watchdog's thread ends the process when the event loop is blocked. It is a bundle of its own. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { Watched } from './watchdog.ts';

const { beats, build, seconds } = workerData as Watched;

// Each silent second is counted separately, so that a process that was paused as a whole misses only one.
for (let silent = 0; silent < seconds;)
  silent = Atomics.wait(beats, 0, Atomics.load(beats, 0), 1000) === 'timed-out' ? silent + 1 : 0;

const time = new Date().toISOString();
const msg = `the event loop has stood for ${seconds} s: the process is ended`;
try {
  writeSync(1, `${JSON.stringify({ level: 60, time, build, msg })}\n`);
} catch {
  // The log has no reader any more.
}
process.kill(process.pid, 'SIGKILL');
