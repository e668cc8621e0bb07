import { Agent } from 'node:http';
import { connect } from 'node:net';
import { describe, it } from 'vitest';
import { converse } from '../converse.ts';
import { ask } from './load.ts';
import { SiteProcess } from './site-process.ts';
import { costOf } from '../cost-of.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.concurrent('A process of the site', () => {
  it.for(['SIGTERM', 'SIGINT'] as const)(
    'on %s under load fails no request and ends with 0',
    async (signal, { expect }) => {
      await using site = await SiteProcess.start({ environment: { SHUTDOWN_DELAY_MS: '8000' } });
      await site.ready();
      const agent = new Agent({ keepAlive: true, maxSockets: 8 });
      const failures: string[] = [];
      let answered = 0;
      const visit = { going: true };
      const visitors = Array.from({ length: 8 }, async () => {
        while (visit.going) {
          await ask(agent, site.origin, '/tickets/purchase?weekend=1').then(
            ({ status }) => (status === 200 ? (answered += 1) : failures.push(String(status))),
            (failure: unknown) => failures.push(String(failure)),
          );
        }
      });
      await expect.poll(() => answered).toBeGreaterThan(20);
      const exit = site.stop(signal);
      // A busy machine may deliver a signal late.
      const statusOf = async (path: string) => (await fetch(site.origin + path)).status;
      await expect.poll(() => statusOf('/readyz'), { timeout: 7500 }).toBe(503);
      expect(await statusOf('/healthz')).toBe(200);
      const served = answered;
      await expect.poll(() => answered).toBeGreaterThan(served + 8);
      visit.going = false;
      await Promise.all(visitors);
      agent.destroy();
      expect(await exit).toBe(0);
      expect(failures).toEqual([]);
      const said = site.log.map(({ msg }) => msg);
      expect(said.filter((message) => message !== 'request')).toEqual(
        expect.arrayContaining(['starting', 'listening', 'ready', 'draining', 'stopped']),
      );
      const builds = new Set(site.log.map(({ build }) => build));
      expect([...builds]).toEqual([expect.stringMatching(/^[\da-f]{12}$/)]);
      const pulses = site.log.filter(({ msg }) => msg === 'pulse');
      const state = {
        memory: expect.any(Number) as number,
        loopLate: expect.any(Number) as number,
        waiting: 0,
      };
      expect(pulses).toEqual([expect.objectContaining(state), expect.objectContaining(state)]);
      expect(Number(pulses[1]?.['rendered'])).toBeGreaterThan(20);
      expect(site.broken).toEqual([]);
    },
  );

  it('finishes an answer that is under way when it is told to stop, and told again', async ({ expect }) => {
    await using site = await SiteProcess.start({ environment: { SHUTDOWN_DELAY_MS: '500' } });
    await site.ready();
    const visitor = connect(site.port, '127.0.0.1');
    let heard = '';
    visitor.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
    visitor.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => heard).toContain('200 OK');
    visitor.write('GET /tickets/purchase?weekend=2 HTTP/1.1\r\nHost: x\r\n');
    const exit = site.stop();
    const isOpen = () =>
      new Promise<boolean>((resolve) => {
        const another = connect(site.port, '127.0.0.1', () => resolve(true));
        another.once('error', () => resolve(false)).once('connect', () => another.destroy());
      });
    await expect.poll(isOpen).toBe(false);
    void site.stop('SIGINT');
    void site.stop();
    visitor.write('\r\n');
    await expect.poll(() => heard).toContain(costOf({ weekend: 2 }));
    expect(heard).toContain('Connection: close');
    visitor.destroy();
    expect(await exit).toBe(0);
  });

  it('stops normally while visitors hang up', async ({ expect }) => {
    await using site = await SiteProcess.start({ environment: { SHUTDOWN_DELAY_MS: '0' } });
    const exit = site.stop();
    const stopped = { yet: false };
    void exit.then(() => (stopped.yet = true));
    while (!stopped.yet) {
      const visitor = connect(site.port, '127.0.0.1', () => visitor.resetAndDestroy());
      visitor.on('error', () => undefined);
      await pause(1);
    }
    expect(await exit).toBe(0);
    expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it('logs an uncaught error with a readable stack, and ends with 1', async ({ expect }) => {
    const failing = `
      import { ServerResponse } from 'node:http';
      process.on('SIGUSR2', () => {
        ServerResponse.prototype.writeHead = () => { throw new Error('failed on purpose'); };
      })`;
    await using site = await SiteProcess.start({
      node: ['--import', `data:text/javascript,${encodeURIComponent(failing)}`],
    });
    const page = await (await fetch(`${site.origin}/lineup`)).text();
    const script = /\/assets\/entry-\w+\.js/.exec(page)?.[0] ?? '';
    const exit = site.stop('SIGUSR2');
    // A busy machine may deliver a signal late.
    while (await fetch(site.origin + script).catch(() => undefined)) await pause(20);
    expect(await exit).toBe(1);
    const last = site.log.at(-1);
    expect(last).toMatchObject({ level: 60, msg: 'uncaught failure' });
    const failure = last?.['err'] as { readonly message: string; readonly stack: string } | undefined;
    expect(failure?.message).toBe('failed on purpose');
    // The bundle is not minified: functions have their names, and code its own lines.
    expect(failure?.stack).toMatch(/at \w{6,} \(\S+\/dist\/s(?:erver|ite)\.js:\d{4,}:\d{1,3}\)/);
    expect(site.log).toContainEqual(expect.objectContaining({ path: '/lineup', status: 200 }));
  });

  it('of a build whose documents cannot be made is alive and never ready, and its log names them', async ({
    expect,
  }) => {
    const failing = `
      import zlib from 'node:zlib';
      zlib.brotliCompress = (body, options, done) => done(new Error('failed on purpose'));`;
    await using site = await SiteProcess.start({
      node: ['--import', `data:text/javascript,${encodeURIComponent(failing)}`],
    });
    const said = () => site.log.find(({ msg }) => msg === 'never ready: a document cannot be made');
    await expect.poll(said, { timeout: 90_000 }).toMatchObject({ level: 50 });
    const answer = await fetch(`${site.origin}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ ready: false, build: said()?.['build'] });
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
    expect(site.log).toContainEqual(expect.objectContaining({ level: 50, address: '/' }));
  });

  it('ends with 1 when variables of its environment are wrong', async ({ expect }) => {
    await expect(
      SiteProcess.start({ environment: { TRUST_PROXY: 'yes', LOG_LEVEL: 'loud', SITE_ORIGIN: 'nightjar' } }),
    ).rejects.toThrow('The site ended with 1');
  });

  it('warns its operator that it shows another time', async ({ expect }) => {
    await using site = await SiteProcess.start({ environment: { CLOCK: '2026-07-18T14:20:00+01:00' } });
    await site.stop();
    expect(site.log.filter(({ level }) => Number(level) >= 40)).toEqual([
      expect.objectContaining({ level: 40, clock: '2026-07-18T13:20:00.000Z' }),
    ]);
  });

  it('answers 408 to a visitor who never finishes a request', async ({ expect }) => {
    await using site = await SiteProcess.start();
    const answer = String(await converse(site.port, 'GET /lineup HTTP/1.1\r\nHost: x\r\nX-Slow: '));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('X-Content-Type-Options: nosniff');
  });

  it('logs a visitor who hangs up, and serves the next', async ({ expect }) => {
    await using site = await SiteProcess.start();
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
    const { status } = await ask(new Agent(), site.origin, '/tickets/purchase?weekend=5');
    expect(status).toBe(200);
    expect(await site.stop()).toBe(0);
    expect(site.log.filter(({ msg }) => msg === 'request refused')).toEqual([]);
    expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
