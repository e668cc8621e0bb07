import { spawn, type ChildProcess } from 'node:child_process';
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
  process.channel.unref();
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

export class Target {
  readonly origin: string;
  /** From the start of the process to the first answer that is waited for, in ms. */
  readonly startup: number;
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  private constructor(child: ChildProcess, origin: string, startup: number) {
    this.#child = child;
    this.#ended = once(child, 'exit');
    this.origin = origin;
    this.startup = startup;
  }

  /**
   * @param ready the address whose answer is waited for
   * @param before a command that runs Node
   * @throws {Error} when it does not answer within two minutes
   */
  static async start(
    script: readonly string[],
    ready: string,
    environment: Record<string, string> = {},
    before: readonly string[] = [],
  ): Promise<Target> {
    const port = await freePort();
    const started = performance.now();
    const [command, ...words] = [...before, process.execPath];
    const child = spawn(command, [...words, '--import', usageReporter, ...script], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, ...environment, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' },
    });
    const origin = `http://127.0.0.1:${port}`;
    while (child.exitCode === null && performance.now() - started < PATIENCE) {
      const answer = await fetch(origin + ready).catch(() => undefined);
      if (answer?.ok) return new Target(child, origin, performance.now() - started);
      await pause(2);
    }
    child.kill('SIGKILL');
    throw new Error(`${script.join(' ')} did not start`);
  }

  /** The built site, as the container starts it: by default, once every document is made. */
  static startSite(ready = '/readyz', before: readonly string[] = []): Promise<Target> {
    return Target.start([...container.node, 'dist/server.js'], ready, container.environment, before);
  }

  async usage(): Promise<Usage> {
    this.#child.send('usage');
    const ended = this.#ended.then(() => {
      throw new Error('A server ended while it was measured');
    });
    const [usage] = (await Promise.race([once(this.#child, 'message'), ended])) as [Usage];
    return usage;
  }

  /** Sends the requests in turn, so many in all. @returns processor time per request, in µs */
  async processorTime(asked: readonly Asked[], amount: number): Promise<number> {
    const before = await this.usage();
    const { errors } = await autocannon({
      url: this.origin,
      connections: CONNECTIONS,
      timeout: 60,
      amount,
      requests: asked.map((one) => ({ method: 'GET', ...one, headers: { ...BROWSER, ...one.headers } })),
    });
    if (errors) throw new Error(`${errors} requests failed`);
    return ((await this.usage()).processor - before.processor) / amount;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#ended;
  }
}
