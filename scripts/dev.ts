/** Development: on every change, rebuilds, restarts the server, and lets the browser reload. */
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import pretty from 'pino-pretty';
import { createBuilder } from './build.ts';
import { WrongContent } from './check-content.ts';

/** Changes within so many milliseconds cause one build. */
const DEBOUNCE = 40;
const root = path.join(import.meta.dirname, '..');

const builder = await createBuilder({ dev: true });
let server: ChildProcess | undefined;

function restart(): void {
  const next = spawn(process.execPath, ['--enable-source-maps', 'dist/server.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { SHUTDOWN_DELAY_MS: '0', SHUTDOWN_GRACE_MS: '0', SERVICE_WORKER: 'off', ...process.env },
  });
  next.stdout
    .pipe(pretty({ ignore: 'requestId', messageFormat: '{msg} {method} {path} {status}' }))
    .pipe(process.stdout);
  server = next;
}

async function rebuild(): Promise<void> {
  try {
    const started = performance.now();
    await builder.build();
    process.stdout.write(`Built in ${Math.round(performance.now() - started)} ms\n`);
  } catch (error) {
    // esbuild has printed its errors; the previous build goes on serving.
    if (error instanceof WrongContent) process.stderr.write(`${error.message}\n`);
    return;
  }
  const previous = server;
  if (previous && previous.exitCode === null) {
    previous.once('exit', restart);
    previous.kill('SIGTERM');
  } else {
    restart();
  }
}

let timer: NodeJS.Timeout | undefined;
let building = Promise.resolve();
const changed = () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    building = building.then(rebuild);
  }, DEBOUNCE);
};

for (const folder of ['server', 'client', 'shared', 'public']) {
  watch(path.join(root, folder), { recursive: true }, changed);
}
process.once('SIGINT', () => {
  server?.kill('SIGTERM');
  process.exit(0);
});
await rebuild();
