import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A program that ends with all its child processes, however the test ends. */
export class Program {
  readonly child: ChildProcess;

  constructor(file: string, args: readonly string[], environment: Record<string, string> = {}) {
    this.child = spawn(file, args, {
      // A process group of its own, so that a browser's processes end together; Xvfb writes to descriptor 3.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    process.once('exit', this.#kill);
  }

  readonly #kill = (): void => {
    try {
      if (this.child.pid) process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };

  /** Waits for output that matches the pattern, and resolves with its first group. */
  said(descriptor: 2 | 3, pattern: RegExp): Promise<string> {
    const stream = this.child.stdio[descriptor] as Readable;
    return new Promise((resolve, reject) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const found = pattern.exec(text)?.[1];
        if (found) resolve(found);
      });
      this.child.once('error', reject);
      this.child.once('exit', () => reject(new Error(`${this.child.spawnfile} ended: ${text}`)));
    });
  }

  async end(): Promise<void> {
    process.off('exit', this.#kill);
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.#kill();
    await ended;
  }
}
