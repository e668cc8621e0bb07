/** `deploy/roll.sh` with the test's own `docker`, which replaces processes instead of containers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { debianProgram } from '../../scripts/debian.ts';
import { startLoad } from './load.ts';
import { Nginx } from './nginx.ts';
import { SiteProcess } from './site-process.ts';

const program = debianProgram('/usr/sbin/nginx', 'nginx-light');
const script = path.join(import.meta.dirname, '..', '..', 'deploy', 'roll.sh');
const environment = { SHUTDOWN_DELAY_MS: '100' };
const names = ['site-a', 'site-b'];

describe.skipIf(!program)('deploy/roll.sh', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'roll-'));
  const commands: string[] = [];
  /** Does what `docker` should; resolves with whether it succeeds. */
  let docker: (command: string) => Promise<boolean>;
  let control: Server;
  let sites: SiteProcess[];
  let edge: Nginx;

  const roll = async (): Promise<number> => {
    const child = spawn(script, { env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` } });
    const [code] = (await once(child, 'exit')) as [number];
    return code;
  };

  beforeAll(async () => {
    control = createServer((req, res) => {
      void text(req).then(async (command) => {
        commands.push(command);
        res.writeHead((await docker(command)) ? 200 : 500).end();
      });
    });
    control.listen(0, '127.0.0.1');
    await once(control, 'listening');
    const { port } = control.address() as AddressInfo;
    const told = `#!${process.execPath}
const [, name, ...words] = process.argv;
const command = [require('node:path').basename(name), ...words].join(' ');
fetch('http://127.0.0.1:${port}', { method: 'POST', body: command }).then(({ ok }) => process.exit(ok ? 0 : 1));
`;
    // `sleep` is recorded as well, and does not wait.
    for (const name of ['docker', 'sleep']) writeFileSync(path.join(folder, name), told, { mode: 0o755 });
    sites = [await SiteProcess.start({ environment }), await SiteProcess.start({ environment })];
    edge = await Nginx.start(program ?? '', [sites[0]?.port ?? 0, sites[1]?.port ?? 0]);
  }, 60_000);

  beforeEach(() => (commands.length = 0));

  afterAll(async () => {
    control.close();
    await edge.stop();
    await Promise.all(sites.map((site) => site.stop()));
    rmSync(folder, { recursive: true, force: true });
  }, 30_000);

  it('replaces one replica after the other, each once the one before is healthy, and no request fails', async () => {
    docker = async (command) => {
      const index = names.findIndex((name) => command.endsWith(name));
      const site = sites[index];
      if (!site) return true;
      await site.stop();
      sites[index] = await SiteProcess.start({ environment, port: site.port });
      return true;
    };
    const before = [...sites];
    const load = startLoad(edge.origin, ['/', '/lineup', '/tickets/purchase?weekend=1'], 6);
    expect(await roll()).toBe(0);
    await load.stop();
    expect(load.failures).toEqual([]);
    expect(load.answered).toBeGreaterThan(100);
    expect(sites.filter((site) => before.includes(site))).toEqual([]);
    const inShort = (command: string) => command.replaceAll(/ --[\w-]+( \d+)?/g, '');
    expect(commands.map(inShort)).toEqual([
      'docker compose build',
      'docker compose up site-a',
      'sleep 5',
      'docker compose up site-b',
      'sleep 5',
      'docker compose up edge',
      'docker compose kill HUP edge',
    ]);
    expect(commands.filter((command) => / up /.test(command) && !/ --wait /.test(command))).toEqual([]);
  });

  it('stops when the first replica does not become healthy, and the other goes on serving', async () => {
    docker = (command) => Promise.resolve(!command.endsWith('site-a'));
    expect(await roll()).not.toBe(0);
    expect(commands.at(-1)).toMatch(/site-a$/);
    expect((await fetch(`${edge.origin}/lineup`)).status).toBe(200);
  });
});
