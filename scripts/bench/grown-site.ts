/** Builds the website with more of its own data, in a folder of its own. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { container } from '../container.ts';
import { edit, type Edits } from './grown-data.ts';

const run = promisify(execFile);
/**
 * The container's option for the young generation, which holds no document, short or long. A larger one would hold the
 * short ones alone, so that the collections for long ones would be taken for growth.
 */
const youngGeneration = container.node.filter((option) => option.startsWith('--max-semi-space-size='));
const root = path.join(import.meta.dirname, '..', '..');

/** What a page costs: rendered afresh, and as it is sent. */
export interface Rendered {
  /** Processor time, in ms. */
  readonly time: number;
  /** Bytes of HTML. */
  readonly html: number;
  /** Bytes in brotli. */
  readonly sent: number;
}

export class GrownSite {
  readonly #folder: string;
  /** How long the build took, in ms. */
  readonly buildTime: number;

  private constructor(folder: string, buildTime: number) {
    this.#folder = folder;
    this.buildTime = buildTime;
  }

  /**
   * @param edits what makes more of the data; none for the website as it is
   * @param by how many times as many
   * @throws {Error} when it cannot be built, with what the build said
   */
  static async build(edits: Edits = () => [], by = 1): Promise<GrownSite> {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-grown-'));
    try {
      for (const room of ['server', 'client', 'shared', 'scripts', 'public', 'package.json', 'tsconfig.json'])
        cpSync(path.join(root, room), path.join(folder, room), { recursive: true });
      symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
      edit(folder, edits(by, folder));
      const started = performance.now();
      await run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: folder });
      return new GrownSite(folder, performance.now() - started);
    } catch (failure) {
      rmSync(folder, { recursive: true, force: true });
      throw failure;
    }
  }

  /** The server's script. */
  get server(): string {
    return path.join(this.#folder, 'dist', 'server.js');
  }

  /** Renders an address afresh, again and again, in a process of its own. */
  async rendering(address: string): Promise<Rendered> {
    const script = path.join('scripts', 'bench', 'rendering.ts');
    const node = [...youngGeneration, '--import', 'tsx'];
    const { stdout } = await run(process.execPath, [...node, script, address], {
      cwd: this.#folder,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return JSON.parse(stdout) as Rendered;
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
