import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon, { type Request } from 'autocannon';
import { container } from '../container.ts';
import { freePort } from '../free-port.ts';

export interface Measure {
  readonly what: string;
  readonly value: number;
  readonly bound: number;
  readonly unit: string;
}

const root = path.join(import.meta.dirname, '..', '..');

/**
 * Starts a server, and reads its metrics before and after what is measured.
 * @param ready the address whose answer ends the start
 * @param runner a command that runs Node
 * @throws {Error} when the server ends instead
 */
export async function startServer(script: readonly string[], ready: string, runner: readonly string[] = []) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const [command = process.execPath, ...words] = [...runner, process.execPath, ...script];
  const ports = { HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: String(metricsPort) };
  const started = performance.now();
  const child = spawn(command, words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...container.environment, NODE_ENV: 'production', ...ports },
  });
  const ended = once(child, 'exit');
  const kill = () => child.kill();
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin + ready).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${script.join(' ')} did not start`);
    await pause(2);
  }
  const startup = performance.now() - started;

  async function read(metric: string): Promise<number> {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(new RegExp(`^${metric} (.*)$`, 'm').exec(metrics)?.[1]);
  }

  return {
    origin,
    /** The time from the process's start to that answer, in ms. */
    startup,
    /** In MB. */
    readMemory: async () => (await read('process_resident_memory_bytes')) / 2 ** 20,
    /**
     * Sends this many requests, taking them in turn.
     * @returns processor time per request, in µs
     */
    async measureProcessor(requests: Request[], amount: number): Promise<number> {
      const before = await read('process_cpu_seconds_total');
      const headers = { 'accept-encoding': 'gzip, deflate, br' };
      const { errors } = await autocannon({
        url: origin,
        connections: 16,
        timeout: 60,
        amount,
        requests,
        headers,
      });
      if (errors) throw new Error(`${errors} requests failed`);
      return (((await read('process_cpu_seconds_total')) - before) / amount) * 1e6;
    },
    async [Symbol.asyncDispose](): Promise<void> {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts the built site as the container does. By default, waits until every document is made. */
export const startSite = (ready = '/readyz', runner: readonly string[] = []) =>
  startServer([...container.node, 'dist/server.js'], ready, runner);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
