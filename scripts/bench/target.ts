import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../free-port.ts';

interface Usage {
  /** Processor time since the start, in µs. */
  readonly processor: number;
  /** Resident memory, in bytes. */
  readonly memory: number;
}

export interface Round {
  /** Processor time per request, in µs. */
  readonly processor: number;
  readonly perSecond: number;
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
  process.channel.unref();
  process.on('disconnect', () => process.exit());
`)}`;

/** An address, or what else a request has besides it. Without headers of its own, it is a browser's. */
export type Asked =
  | string
  | { readonly path: string; readonly method?: 'POST'; readonly headers?: Readonly<Record<string, string>> };

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

const asRequest = (asked: Asked) => {
  const { path: address, method = 'GET', headers = {} } = typeof asked === 'string' ? { path: asked } : asked;
  return { path: address, method, headers: { ...BROWSER, ...headers } } as const;
};

const root = path.join(import.meta.dirname, '..', '..');
const CONNECTIONS = 16;
/** Processor time in a second without requests, in µs. */
const RESTING = 20_000;

/** The built site's script. */
export const SITE = ['dist/server.js'] as const;

/** A server that is measured, in a process of its own. */
export class Target {
  readonly origin: string;
  /** From the start of the process to its first answer, in ms. */
  readonly startup: number;
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  private constructor(child: ChildProcess, origin: string, startup: number) {
    this.#child = child;
    this.#ended = once(child, 'exit');
    this.origin = origin;
    this.startup = startup;
  }

  /** @throws {Error} when it does not answer within ten seconds */
  static async start(
    script: readonly string[],
    ready: string,
    environment: Record<string, string> = {},
  ): Promise<Target> {
    const port = await freePort();
    const started = performance.now();
    const child = spawn(process.execPath, ['--import', usageReporter, ...script], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...environment,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
      },
    });
    const origin = `http://127.0.0.1:${port}`;
    while (child.exitCode === null && performance.now() - started < 10_000) {
      const answer = await fetch(origin + ready).catch(() => undefined);
      if (answer?.ok) return new Target(child, origin, performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    child.kill('SIGKILL');
    throw new Error(`${script.join(' ')} did not start`);
  }

  async usage(): Promise<Usage> {
    this.#child.send('usage');
    const ended = this.#ended.then(() => {
      throw new Error('A server ended while it was measured');
    });
    const [usage] = (await Promise.race([once(this.#child, 'message'), ended])) as [Usage];
    return usage;
  }

  /** Waits until it has done what it does by itself after its start. @throws {Error} after two minutes */
  async rested(): Promise<void> {
    const started = performance.now();
    let before = (await this.usage()).processor;
    while (performance.now() - started < 120_000) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const now = (await this.usage()).processor;
      if (now - before < RESTING) return;
      before = now;
    }
    throw new Error('A server is busy without requests');
  }

  /** Sends the requests in turn, so many in all. */
  async round(asked: readonly Asked[], amount: number): Promise<Round> {
    const before = await this.usage();
    const { errors, requests, duration } = await autocannon({
      url: this.origin,
      connections: CONNECTIONS,
      amount,
      requests: asked.map(asRequest),
    });
    if (errors) throw new Error(`${errors} requests failed`);
    const after = await this.usage();
    return {
      processor: (after.processor - before.processor) / amount,
      perSecond: requests.total / duration,
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#ended;
  }
}
