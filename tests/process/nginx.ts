import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../scripts/free-port.ts';
import type { Certificate } from './certificate.ts';

const deployed = path.join(import.meta.dirname, '..', '..', 'deploy', 'edge');

type Changes = readonly (readonly [from: string, to: string])[];

/** Two replicas or more, by their ports. */
type Replicas = readonly [number, number, ...number[]];

/** The placeholder for the replicas' addresses, until their ports are known. */
const EACH = 'server REPLICA';

/** What Debian's nginx 1.22 does not know. */
const forOlder: Readonly<Record<string, Changes>> = {
  'settings.conf': [
    ['resolver 127.0.0.11 valid=2s ipv6=off;', ''],
    ['server site:3000 resolve max_fails=1 fail_timeout=5s;', `${EACH} max_fails=1 fail_timeout=5s;`],
    ['server site:3000 resolve max_fails=0;', `${EACH} max_fails=0;`],
    ['keepalive_min_timeout 10s;', ''],
  ],
  'https.conf': [
    ['http2 on;', ''],
    ['8443 ssl reuseport', '8443 ssl http2 reuseport'],
  ],
};

interface Options {
  /** The certificate for TLS; http then redirects. */
  readonly certificate?: Certificate;
  /** Further changes by file, such as shorter time-outs. */
  readonly changes?: Readonly<Record<string, Changes>>;
}

/** nginx with the configuration that is deployed, on ports and in folders of its own. */
export class Nginx {
  readonly port: number;
  /** The TLS port; 0 without TLS. */
  readonly securePort: number;
  /** The text of its error log. */
  errors = '';
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(child: ChildProcess, ports: readonly [number, number], folder: string) {
    this.#child = child;
    [this.port, this.securePort] = ports;
    this.#folder = folder;
    child.unref();
    child.stderr?.on('data', (chunk: Buffer) => (this.errors += chunk.toString()));
    process.once('exit', () => child.kill('SIGKILL'));
  }

  static async start(
    program: string,
    replicas: Replicas,
    { certificate, changes = {} }: Options = {},
  ): Promise<Nginx> {
    const ports = [await freePort(), certificate ? await freePort() : 0] as const;
    const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
    cpSync(deployed, path.join(folder, 'edge'), { recursive: true });
    /** Addresses and folders in the container, each with the test's replacement. */
    const places: Readonly<Record<string, string>> = {
      '127.0.0.1:8081': `127.0.0.1:${await freePort()}`,
      'listen 8080': `listen 127.0.0.1:${ports[0]}`,
      'listen 8443': `listen 127.0.0.1:${ports[1]}`,
      '[::]:8080': `[::1]:${ports[0]}`,
      '[::]:8443': `[::1]:${ports[1]}`,
      '/etc/nginx/edge': `${folder}/edge`,
      '/etc/nginx/tls': certificate?.folder ?? '/nowhere',
      '/dev/stdout': `${folder}/access.log`,
      '/tmp/': `${folder}/`,
      // Root's nginx runs its workers as `nobody`, who cannot enter the test's folders.
      'pcre_jit on;': process.getuid?.() === 0 ? 'user root;' : '',
    };
    const place = new RegExp(
      Object.keys(places)
        .join('|')
        .replaceAll(/[[\]]/g, String.raw`\$&`),
      'g',
    );
    for (const name of readdirSync(path.join(folder, 'edge'))) {
      const file = path.join(folder, 'edge', name);
      let text = readFileSync(file, 'utf8');
      for (const [from, to] of [...(forOlder[name] ?? []), ...(changes[name] ?? [])]) {
        if (!text.includes(from)) throw new Error(`${name} no longer has ${from}`);
        text = text.replaceAll(from, to);
      }
      text = text.replaceAll(new RegExp(`${EACH}( [^;]*);`, 'g'), (_found, settings: string) =>
        replicas.map((port) => `server 127.0.0.1:${port}${settings};`).join(' '),
      );
      writeFileSync(
        file,
        text.replaceAll(place, (found) => places[found] ?? found),
      );
    }
    const child = spawn('sh', [path.join(folder, 'edge', 'nginx.sh')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: `${path.dirname(program)}:${process.env['PATH']}`,
        SITE_ORIGIN: certificate ? 'https://nightjar.example' : 'http://localhost:8080',
        // This nginx has no HTTP/3.
        HTTP3: 'off',
      },
    });
    const nginx = new Nginx(child, ports, folder);
    for (let tries = 0; tries < 1200 && child.exitCode === null; tries += 1) {
      if (await fetch(nginx.origin, { redirect: 'manual' }).catch(() => undefined)) return nginx;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    child.kill();
    throw new Error(`nginx did not start: ${nginx.errors}`);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The lines of the access log so far. */
  get log(): Record<string, unknown>[] {
    return this.logText
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  get logText(): string {
    const file = path.join(this.#folder, 'access.log');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }
}
