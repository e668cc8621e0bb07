/**
 * `node dist/today.js check FILE` names a file's mistakes; `… schema` prints its JSON Schema. The server runs
 * the same program in a thread, which posts what it has read.
 */
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { schema } from './file-format.ts';
import { content } from '../../shared/data/content.ts';
import { readFile } from './read-file.ts';
import { createTodayReader } from './read-today.ts';
import { createReader, type ReadOrder } from './reader.ts';

const [command, file] = process.argv.slice(2);
if (!isMainThread) {
  const { file: asked, now } = workerData as ReadOrder;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(readFile(asked, createTodayReader(content), now));
} else if (command === 'schema') process.stdout.write(`${JSON.stringify(schema(), null, 2)}\n`);
else if (command === 'check' && file) {
  // A machine that builds at the same time starts a thread late; no visitor waits for this one.
  const read = createReader(import.meta.dirname, () => new Date(), 20_000);
  const { entries, problems } = await read(file);
  for (const problem of problems) process.stderr.write(`${file}, ${problem}\n`);
  if (problems.length) process.exitCode = 1;
  else process.stdout.write(`${file}: ${entries} entries, all right\n`);
} else {
  process.stderr.write('Usage: node dist/today.js check FILE\n');
  process.exitCode = 2;
}
