import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { connect, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { container } from '../../scripts/container.ts';
import { SiteProcess } from './site-process.ts';

const MEGABYTE = 2 ** 20;
/** In megabytes: leaves some 60 MB free in a container of 256 MB. */
const MOST_MEMORY = 190;

const folder = mkdtempSync(path.join(tmpdir(), 'site-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens both ends of a pipe, as a container engine or a shell does; nobody reads it yet. */
function makePipe(name: string): { readonly reader: number; readonly writer: number } {
  const file = path.join(folder, name);
  execFileSync('mkfifo', [file]);
  const reader = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  return { reader, writer: openSync(file, 'w') };
}

/** Starts the site with the container's heap; its log goes to an open file, which this process then closes. */
async function startLoggingTo(stdout: number, environment = {}): Promise<SiteProcess> {
  const site = await SiteProcess.start({
    node: container.node,
    environment: { ...container.environment, SHUTDOWN_DELAY_MS: '0', ...environment },
    stdout,
  });
  closeSync(stdout);
  // Until then a crowd's requests are rendered, and may be refused.
  await site.ready();
  return site;
}

/** Sends the same request over and over on sixteen connections; resolves with the statuses of the answers. */
async function visit(site: SiteProcess, request: string, times: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  let left = times;
  const visitor = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(site.port, '127.0.0.1');
      const next = () => {
        left -= 1;
        if (left >= 0) socket.write(`${request} HTTP/1.1\r\nHost: x\r\n\r\n`);
        else socket.end();
      };
      socket.on('data', (answer) => {
        statuses.add(Number(answer.toString('latin1').split(' ')[1]));
        next();
      });
      socket.on('error', reject).on('close', () => resolve());
      next();
    });
  await Promise.all(Array.from({ length: 16 }, visitor));
  return statuses;
}

const peakMegabytes = (site: SiteProcess) => Math.round(site.mostMemory / MEGABYTE);

describe('A log that cannot be written', () => {
  it('because the disk is full, costs neither visitors nor memory', async () => {
    await using site = await startLoggingTo(openSync('/dev/full', 'w'));
    expect(await visit(site, 'HEAD /info/camping', 2500)).toEqual(new Set([200]));
    expect(peakMegabytes(site)).toBeLessThan(MOST_MEMORY);
    expect(await site.stop()).toBe(0);
  });

  it('because its reader has gone, costs neither visitors nor memory', async () => {
    const { reader, writer } = makePipe('closed');
    await using site = await startLoggingTo(writer);
    closeSync(reader);
    expect(await visit(site, 'HEAD /info/camping', 2500)).toEqual(new Set([200]));
    expect(peakMegabytes(site)).toBeLessThan(MOST_MEMORY);
    expect(await site.stop()).toBe(0);
  });

  it('because its reader hangs, costs neither visitors nor memory, and lets the process stop', async () => {
    const { reader, writer } = makePipe('blocked');
    await using site = await startLoggingTo(writer);
    expect(await visit(site, 'HEAD /info/camping', 2500)).toEqual(new Set([200]));
    expect(peakMegabytes(site)).toBeLessThan(MOST_MEMORY);
    expect(await site.stop()).toBe(0);
    closeSync(reader);
  });

  it('for a while, resumes with whole lines and says how many are lost', async () => {
    const { reader, writer } = makePipe('late');
    await using site = await startLoggingTo(writer, { LOG_LEVEL: 'warn' });
    const asked = 2000;
    // Refused at once and logged as a warning; long lines fill the log's buffer sooner.
    await visit(site, `POST /${'nowhere'.repeat(70)}`, asked);
    const lines: Record<string, unknown>[] = [];
    const pipe = new Socket({ fd: reader, readable: true, writable: false });
    const reading = createInterface(pipe);
    reading.on('line', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
    const lost = () => lines.find((line) => 'lost' in line)?.['lost'];
    await expect.poll(lost).toBeGreaterThan(0);
    const stopped = once(reading, 'close');
    expect(await site.stop()).toBe(0);
    await stopped;
    const logged = lines.filter(({ status }) => status === 405);
    expect(logged.length + Number(lost())).toBe(asked);
    expect(new Set(logged.map(({ requestId }) => requestId)).size).toBe(logged.length);
  });
});
