import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { container } from '../../scripts/container.ts';
import { ask } from './load.ts';
import { SiteProcess } from './site-process.ts';

const MEGABYTE = 2 ** 20;
/** In megabytes. This leaves some 60 MB free in a container of 256 MB. */
const MOST_MEMORY = 190;

/** Long lines fill the log's buffer sooner. */
const LONG = `/${'nowhere'.repeat(70)}`;

const folder = mkdtempSync(path.join(tmpdir(), 'site-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends requests that are refused at once, on sixteen connections; resolves with the statuses. */
async function visit(site: SiteProcess, times: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const asked = Array.from({ length: times }, async () =>
    statuses.add((await ask(agent, site.origin, LONG, { method: 'POST' })).status),
  );
  await Promise.all(asked);
  agent.destroy();
  return statuses;
}

const peakMegabytes = (site: SiteProcess) => Math.round(site.mostMemory / MEGABYTE);

it('A log whose reader hangs costs no memory, then resumes with whole lines and counts losses', async () => {
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  // Both ends are open, as a container engine or a shell opens them; nobody reads yet.
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const stdout = openSync(pipe, 'w');
  const environment = { ...container.environment, SHUTDOWN_DELAY_MS: '0' };
  await using site = await SiteProcess.start({ node: container.node, environment, stdout });
  closeSync(stdout);
  const asked = 2000;
  expect(await visit(site, asked)).toEqual(new Set([405]));
  const lines: Record<string, unknown>[] = [];
  const socket = new Socket({ fd: reader, readable: true, writable: false });
  const reading = createInterface(socket);
  reading.on('line', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  const logged = () => lines.filter(({ status }) => status === 405);
  const lost = () => lines.reduce((sum, line) => sum + Number(line['lost'] ?? 0), 0);
  await expect.poll(lost).toBeGreaterThan(0);
  await expect.poll(() => logged().length + lost()).toBe(asked);
  expect(new Set(logged().map(({ requestId }) => requestId)).size).toBe(logged().length);

  reading.pause();
  expect(await visit(site, 500)).toEqual(new Set([405]));
  expect(peakMegabytes(site)).toBeLessThan(MOST_MEMORY);
  expect(await site.stop()).toBe(0);
  socket.destroy();
});
