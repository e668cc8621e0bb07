import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/free-port.ts';

const configuration = readFileSync(
  path.join(import.meta.dirname, '..', '..', 'deploy', 'nginx.conf'),
  'utf8',
);

/** nginx with the configuration that is deployed, on ports and in folders of its own. */
export class Nginx {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, port: number, folder: string) {
    this.#child = child;
    this.port = port;
    this.#folder = folder;
    child.unref();
    process.once('exit', () => child.kill('SIGKILL'));
  }

  static async start(program: string, [siteA, siteB]: readonly [number, number]): Promise<Nginx> {
    const port = await freePort();
    const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
    mkdirSync(path.join(folder, 'cache'));
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(
      file,
      configuration
        .replaceAll('site-a:3000', `127.0.0.1:${siteA}`)
        .replaceAll('site-b:3000', `127.0.0.1:${siteB}`)
        .replace('listen 8080', `listen 127.0.0.1:${port}`)
        .replace('pid /tmp/nginx.pid', `pid ${folder}/nginx.pid`)
        .replace('/dev/stdout', `${folder}/access.log`)
        .replaceAll('/var/cache/nginx', `${folder}/cache`),
    );
    const child = spawn(
      program,
      [
        '-c',
        file,
        '-p',
        folder,
        '-g',
        // Started by root, its workers would be nobody, to whom the test's folders are closed.
        `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`,
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const nginx = new Nginx(child, port, folder);
    for (let tries = 0; tries < 200; tries += 1) {
      if ((await fetch(`${nginx.origin}/robots.txt`).catch(() => undefined))?.ok) return nginx;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    child.kill();
    throw new Error('nginx did not start');
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it has logged so far, a line each. */
  get log(): Record<string, unknown>[] {
    return readFileSync(path.join(this.#folder, 'access.log'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
