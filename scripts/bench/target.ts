import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { container } from '../container.ts';
import { freePort } from '../free-port.ts';

interface Usage {
  /** Processor time since the start, in µs. */
  readonly processor: number;
  /** Resident memory, in bytes. */
  readonly memory: number;
}

/**
 * Runs in the measured process, reports its usage, and ends with the bench, however that ends. A data URL, because
 * compiling a TypeScript file would be measured too.
 */
const usageReporter = `data:text/javascript,${encodeURIComponent(`
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ processor: user + system, memory: process.memoryUsage.rss() });
  });
  process.channel?.unref();
  process.on('disconnect', () => process.exit());
`)}`;

/** Without headers of its own, it is a browser's. */
export interface Asked {
  readonly path: string;
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
}

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

const root = path.join(import.meta.dirname, '..', '..');
const CONNECTIONS = 16;
const PATIENCE = 120_000;

/**
 * Starts a server.
 * @param ready the address whose answer is waited for
 * @param before a command that runs Node
 * @throws {Error} when it does not answer within two minutes
 */
export async function startServer(
  script: readonly string[],
  ready: string,
  environment: Record<string, string> = {},
  before: readonly string[] = [],
) {
  const port = await freePort();
  const started = performance.now();
  const [command, ...words] = [...before, process.execPath];
  const child = spawn(command, [...words, '--import', usageReporter, ...script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...environment, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' },
  });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin + ready).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() - started > PATIENCE) {
      child.kill('SIGKILL');
      throw new Error(`${script.join(' ')} did not start`);
    }
    await pause(2);
  }

  async function usage(): Promise<Usage> {
    child.send('usage');
    const failed = ended.then(() => {
      throw new Error('A server ended while it was measured');
    });
    const [told] = (await Promise.race([once(child, 'message'), failed])) as [Usage];
    return told;
  }

  return {
    origin,
    /** From the start of the process to the first answer that is waited for, in ms. */
    startup: performance.now() - started,
    usage,
    /** Sends the requests in turn, so many in all. @returns processor time per request, in µs */
    async processorTime(asked: readonly Asked[], amount: number): Promise<number> {
      const { processor } = await usage();
      const { errors } = await autocannon({
        url: origin,
        connections: CONNECTIONS,
        timeout: 60,
        amount,
        requests: asked.map((one) => ({ method: 'GET', ...one, headers: { ...BROWSER, ...one.headers } })),
      });
      if (errors) throw new Error(`${errors} requests failed`);
      return ((await usage()).processor - processor) / amount;
    },
    async [Symbol.asyncDispose](): Promise<void> {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The built site, as the container starts it: by default, once every document is made. */
export const startSite = (ready = '/readyz', before: readonly string[] = []) =>
  startServer([...container.node, 'dist/server.js'], ready, container.environment, before);
