import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { debianProgram } from '../../scripts/debian.ts';
import { converse } from '../converse.ts';
import { costOf } from '../cost-of.ts';
import { ask, startLoad } from './load.ts';
import { running, SiteProcess } from './site-process.ts';

const readme = readFileSync(path.join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
const recipes = readme.match(/^jq .*$/gm) ?? [];
/**
 * Extracts the JSON lines from Compose's output: version 2.26 begins
 * each with an escape sequence, even in a pipe.
 */
const [taken = ''] = readme.match(/grep .* > site\.log(?=`)/) ?? [];

/** The site as an operator tries it out: at another time, on this machine. */
const trial = { CLOCK: '2026-07-18T14:20:00+01:00', SITE_ORIGIN: 'http://localhost' };

/** The output of the README's log recipes for these lines. */
function answersOf(log: readonly object[], requestId = 'ID'): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  const printed = log.map((line) => `\u001B[2K${JSON.stringify(line)}\n`);
  execFileSync('sh', ['-c', taken], { cwd: folder, input: printed.join('') });
  const answers = recipes.map((recipe) =>
    execFileSync('sh', ['-c', recipe.replace('"ID"', JSON.stringify(requestId))], {
      cwd: folder,
      encoding: 'utf8',
    }),
  );
  rmSync(folder, { recursive: true });
  return answers;
}

/** The site's own time limits of a request, divided by ten. */
const hurried = running(`
  import http from 'node:http';
  import { syncBuiltinESMExports } from 'node:module';
  const { createServer } = http;
  http.createServer = (limits, ...more) =>
    createServer(
      Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, /Time|Interval/.test(name) ? value / 10 : value])),
      ...more,
    );
  syncBuiltinESMExports();`);

describe.concurrent('A process of the site', () => {
  it('that is told to stop still serves visitors, finishes open requests, and ends with 0', async ({
    expect,
  }) => {
    await using site = await SiteProcess.start({ environment: { SHUTDOWN_DELAY_MS: '4000' } });
    await site.ready();
    const halfway = connect(site.port, '127.0.0.1');
    let heard = '';
    halfway.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
    halfway.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const load = startLoad(site.origin, ['/tickets/purchase?weekend=1'], 8);
    await load.more(20);
    await expect.poll(() => heard).toContain('200 OK');
    halfway.write('GET /tickets/purchase?weekend=2 HTTP/1.1\r\nHost: x\r\n');

    const exit = site.stop();
    // A busy machine may deliver a signal late.
    const statusOf = async (address: string) => (await fetch(site.origin + address)).status;
    await expect.poll(() => statusOf('/readyz'), { timeout: 3500 }).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
    await load.more(8);
    await load.stop();
    expect(load.failures).toEqual([]);
    const isOpen = () =>
      new Promise<boolean>((resolve) => {
        const another = connect(site.port, '127.0.0.1', () => resolve(true));
        another.once('error', () => resolve(false)).once('connect', () => another.destroy());
      });
    await expect.poll(isOpen).toBe(false);
    void site.stop('SIGINT');
    void site.stop();
    halfway.write('\r\n');
    await expect.poll(() => heard).toContain(costOf({ weekend: 2 }));
    expect(heard).toContain('Connection: close');
    halfway.destroy();
    expect(await exit).toBe(0);

    const messages = site.log.map(({ msg }) => msg);
    expect(messages.filter((message) => message !== 'request')).toEqual(
      expect.arrayContaining(['starting', 'listening', 'ready', 'draining', 'stopped']),
    );
    expect(site.log).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'SITE_ORIGIN is not set: addresses lead to this machine' }),
    );
    const builds = new Set(site.log.map(({ build }) => build));
    expect([...builds]).toEqual([expect.stringMatching(/^[\da-f]{12}$/)]);
    const heartbeats = site.log.filter(({ msg }) => msg === 'heartbeat');
    const state = {
      memory: expect.any(Number) as number,
      loopLongest: expect.any(Number) as number,
      waiting: 0,
    };
    expect(heartbeats).toEqual([expect.objectContaining(state), expect.objectContaining(state)]);
    expect(Number(heartbeats[1]?.['rendered'])).toBeGreaterThan(20);
    expect(site.broken).toEqual([]);
  });

  it('serves the next visitor after one who hangs up, and stops normally while others do', async ({
    expect,
  }) => {
    await using site = await SiteProcess.start({
      node: hurried,
      environment: { ...trial, SHUTDOWN_DELAY_MS: '0' },
    });
    const unfinished = converse(site.port, 'GET /lineup HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    await new Promise((closed) => {
      const halfway = connect(site.port, '127.0.0.1', () => halfway.end('GET /lineup HTTP/1.1\r\nHost: x'));
      halfway.once('close', closed).resume();
    });
    const hungUp = () => site.log.some(({ aborted }) => aborted === true);
    for (let turn = 0; turn < 20 || !hungUp(); turn += 1) {
      const socket = connect(site.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write('GET /tickets/purchase?weekend=4 HTTP/1.1\r\nHost: x\r\n\r\n');
      await pause(1 + (turn % 4));
      socket.resetAndDestroy();
    }
    const answer = String(await unfinished);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    // Until then, rendered pages may be late on a busy machine.
    await site.ready();
    const agent = new Agent();
    expect((await ask(agent, site.origin, '/tickets/purchase?weekend=5')).status).toBe(200);

    const { headers } = await ask(agent, site.origin, '/nobody');
    const line = () => site.log.find(({ path: asked }) => asked === '/nobody');
    await expect.poll(line).toMatchObject({ requestId: headers['x-request-id'], status: 404 });
    if (debianProgram('/usr/bin/jq', 'jq')) {
      expect(answersOf(site.log.filter((entry) => entry !== line()))[1]).toContain(
        '"route": "tickets/purchase"',
      );
      expect(answersOf(site.log, String(headers['x-request-id']))).toEqual([
        expect.stringMatching(/^ +1 \/nobody\n$/),
        expect.stringContaining('"slowest"'),
        expect.stringContaining('/nobody'),
      ]);
    }

    const exit = site.stop('SIGINT');
    const stopped = { yet: false };
    void exit.then(() => (stopped.yet = true));
    while (!stopped.yet) {
      const visitor = connect(site.port, '127.0.0.1', () => visitor.resetAndDestroy());
      visitor.on('error', () => undefined);
      await pause(1);
    }
    expect(await exit).toBe(0);
    expect(site.log.filter(({ level }) => Number(level) >= 40)).toEqual([
      // The process warns that it shows another time.
      expect.objectContaining({ level: 40, clock: '2026-07-18T13:20:00.000Z' }),
      expect.objectContaining({ level: 40, msg: 'request refused', status: 408 }),
      expect.objectContaining({ level: 40, path: '/nobody' }),
    ]);
  });

  it('with broken documents is alive but never ready; an uncaught error ends it with a stack', async ({
    expect,
  }) => {
    const failing = `
      import { ServerResponse } from 'node:http';
      import zlib from 'node:zlib';
      zlib.brotliCompress = (body, options, done) => done(new Error('failed on purpose'));
      process.on('SIGUSR2', () => {
        ServerResponse.prototype.writeHead = () => { throw new Error('failed on purpose'); };
      })`;
    await using site = await SiteProcess.start({ node: running(failing) });
    const findFailure = () => site.log.find(({ msg }) => msg === 'never ready: a document cannot be made');
    await expect.poll(findFailure, { timeout: 90_000 }).toMatchObject({ level: 50 });
    const answer = await fetch(`${site.origin}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ ready: false, build: findFailure()?.['build'] });
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    expect(site.log).toContainEqual(expect.objectContaining({ level: 50, address: '/' }));

    expect((await fetch(`${site.origin}/favicon.ico`)).status).toBe(200);
    const exit = site.stop('SIGUSR2');
    // A busy machine may deliver a signal late.
    while (await fetch(`${site.origin}/favicon.ico`).catch(() => undefined)) await pause(20);
    expect(await exit).toBe(1);
    const last = site.log.at(-1);
    expect(last).toMatchObject({ level: 60, msg: 'uncaught failure' });
    const failure = last?.['err'] as { readonly message: string; readonly stack: string } | undefined;
    expect(failure?.message).toBe('failed on purpose');
    // The bundle is not minified: functions keep their names, and the code its lines.
    expect(failure?.stack).toMatch(/at \w{6,} \(\S+\/dist\/s(?:erver|ite)\.js:\d{4,}:\d{1,3}\)/);
    expect(site.log).toContainEqual(expect.objectContaining({ path: '/favicon.ico', status: 200 }));
  });

  it('ends with 1 when variables of its environment are wrong', async ({ expect }) => {
    await expect(
      SiteProcess.start({ environment: { TRUST_PROXY: 'yes', LOG_LEVEL: 'loud', SITE_ORIGIN: 'nightjar' } }),
    ).rejects.toThrow('The site ended with 1');
  });
});
