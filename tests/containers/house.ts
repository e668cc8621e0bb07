/** A copy of the project, deployed to the available Docker engine over TLS as README describes. */
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate } from '../process/certificate.ts';
import { freePort } from '../../scripts/free-port.ts';
import { pinOf } from './phone.ts';

const root = path.join(import.meta.dirname, '..', '..');
const LEFT_OUT = ['node_modules', 'dist', '.git', 'test-results', 'pictures'];

/** A change of a build's bundle that breaks home only, so that the build never becomes ready. */
export const HOME_THROWS =
  `sed -i 's/\\bcopy: home[0-9]*,/copy: (() => { throw new Error("home throws") })(),/' dist/server.js && ` +
  `grep -q 'home throws' dist/server.js`;

interface Ended {
  readonly code: number;
  readonly output: string;
}

export class House {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'house-'));
  readonly tls = path.join(this.folder, 'tls');
  port = 0;
  /** The public keys of all certificates so far. */
  readonly pins: string[] = [];
  #env: Record<string, string> = {};

  /** @throws if no engine is available */
  static async build(): Promise<House> {
    execFileSync('docker', ['info'], { stdio: 'ignore' });
    const house = new House();
    for (const name of readdirSync(root).filter((file) => !LEFT_OUT.includes(file)))
      cpSync(path.join(root, name), path.join(house.folder, name), { recursive: true });
    house.renewCertificate();
    house.port = await freePort();
    house.set({
      COMPOSE_PROJECT_NAME: 'house-on-trial',
      COMPOSE_FILE: 'compose.yaml:compose.https.yaml',
      SITE_ORIGIN: 'https://localhost',
      TLS_FOLDER: house.tls,
      HTTP_PORT: String(await freePort()),
      HTTPS_PORT: String(house.port),
    });
    return house;
  }

  /** Writes variables into `.env`. */
  set(env: Record<string, string>): void {
    Object.assign(this.#env, env);
    const lines = Object.entries(this.#env).map(([name, value]) => `${name}='${value}'\n`);
    this.write('.env', lines.join(''));
  }

  read = (file: string): string => readFileSync(path.join(this.folder, file), 'utf8');
  write = (file: string, text: string): void => writeFileSync(path.join(this.folder, file), text);

  /** Changes a file, and returns a function that undoes it. */
  change(file: string, from: string, to: string): () => void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} no longer has ${from}`);
    this.write(file, text.replace(from, to));
    return () => this.write(file, text);
  }

  /** Makes the Dockerfile build another version, based on the first one, which has been tagged. */
  otherBuild(name: string, change = 'true'): void {
    const rename = `sed -i 's/"build": *"[^"]*"/"build":"${name}"/' dist/manifest.json`;
    this.write('Dockerfile', `FROM first-build\nUSER root\nRUN ${rename} && ${change}\nUSER node\n`);
  }

  renewCertificate(): void {
    const made = makeCertificate('openssl');
    cpSync(made.folder, this.tls, { recursive: true });
    rmSync(made.folder, { recursive: true });
    this.pins.push(pinOf(path.join(this.tls, 'fullchain.pem')));
    // The edge's user 101 must read it.
    for (const file of ['.', 'privkey.pem', 'fullchain.pem']) chmodSync(path.join(this.tls, file), 0o755);
  }

  /** Runs a command in the folder; never rejects. */
  run = (command: string, ...args: readonly string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const options = { cwd: this.folder, maxBuffer: 64 * 1024 * 1024 };
      execFile(command, args, options, (failure, out, errors) =>
        resolve({ code: failure ? Number(failure.code ?? 1) : 0, output: out + errors }),
      );
    });
  compose = (...args: readonly string[]): Promise<Ended> => this.run('docker', 'compose', ...args);
  roll = (...options: readonly string[]): Promise<Ended> => this.run('sh', 'deploy/roll.sh', ...options);

  /** The id of each service's container. */
  async containers(): Promise<Readonly<Record<string, string>>> {
    const { output: said } = await this.compose('ps', '--all', '--format', '{{.Service}} {{.ID}}');
    return Object.fromEntries(
      said
        .trim()
        .split('\n')
        .map((line) => line.split(' ') as [string, string]),
    );
  }

  async end(): Promise<void> {
    await this.compose('down', '--timeout', '2');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
