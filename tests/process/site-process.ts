import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ON_SALE } from '../on-sale.ts';
import { freePort } from '../../scripts/free-port.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The longest start of the site on a busy machine, in milliseconds. */
const PATIENCE = 90_000;

export interface Start {
  /** The build to serve. */
  readonly dist?: string;
  readonly port?: number;
  readonly environment?: Record<string, string>;
  readonly node?: readonly string[];
  /** A file descriptor for its log; by default the test reads it. */
  readonly stdout?: number;
}

/** Code that a process runs before the site's. */
export const running = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`];

/** Code that blocks the event loop for ever without using the processor. */
export const STAND = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

/** The built site in a process of its own, whose log is read as it is written. */
export class SiteProcess {
  readonly log: Record<string, unknown>[] = [];
  /** Lines of the log that are not one JSON object. */
  readonly broken: string[] = [];
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;

  private constructor(child: ChildProcess, port: number) {
    this.port = port;
    this.#child = child;
    // A failed test leaves no process behind, and does not wait for one.
    child.unref();
    (child.stdout as Socket | null)?.unref();
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    // By then, its whole log has been read, too.
    this.#exit = once(child, 'close').then(([code]) => {
      process.off('exit', kill);
      return code as number | null;
    });
    if (child.stdout) createInterface(child.stdout).on('line', (line) => this.#read(line));
  }

  #read(line: string): void {
    try {
      this.log.push(JSON.parse(line) as Record<string, unknown>);
    } catch {
      this.broken.push(line);
    }
  }

  static async start(start: Start = {}) {
    const site = await SiteProcess.launch(start);
    await site.#until('/healthz');
    return site;
  }

  /** Starts the process without waiting. */
  static async launch({ dist = path.join(root, 'dist'), port, environment, node = [], stdout }: Start = {}) {
    const at = port ?? (await freePort());
    const child = spawn(process.execPath, [...node, path.join(dist, 'server.js')], {
      stdio: ['ignore', stdout ?? 'pipe', 'inherit'],
      env: {
        ...process.env,
        // A public website refuses CLOCK.
        ...(!environment?.['SITE_ORIGIN']?.startsWith('https:') && { CLOCK: ON_SALE }),
        PORT: String(at),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'info',
        ...environment,
      },
    });
    return new SiteProcess(child, at);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resident memory, in bytes. */
  get memory(): number {
    return this.#status('VmRSS');
  }

  /** The most resident memory so far, in bytes. */
  get mostMemory(): number {
    return this.#status('VmHWM');
  }

  #status(field: string): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
  }

  /** Waits until every document is made. */
  ready = (): Promise<void> => this.#until('/readyz');

  /**
   * Waits for a successful answer at an address.
   * @throws if the process ends first, or takes too long and is ended
   */
  async #until(address: string): Promise<void> {
    const started = performance.now();
    while (performance.now() - started < PATIENCE) {
      const { exitCode, signalCode } = this.#child;
      if (exitCode !== null || signalCode !== null)
        throw new Error(`The site ended with ${exitCode ?? signalCode}`);
      if ((await fetch(this.origin + address).catch(() => undefined))?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    this.#child.kill('SIGKILL');
    throw new Error(`All is not well at ${address}`);
  }

  /** Closes the reading end of its log. */
  closeLog(): void {
    this.#child.stdout?.destroy();
  }

  /** Waits until it ends by itself; resolves with the exit code, or with the signal that ended it. */
  ended = async (): Promise<number | NodeJS.Signals | null> => (await this.#exit) ?? this.#child.signalCode;

  /** Sends a signal to stop; resolves with the exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exit;
  }

  /** Ends it at once, if a test has not stopped it. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop('SIGKILL');
  }
}
