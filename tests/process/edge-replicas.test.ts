/** Tests the edge before replicas that are slow, busy, blocked or gone. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { debianProgram } from '../../scripts/debian.ts';
import { ask } from './load.ts';
import { Nginx } from './nginx.ts';
import { StubReplica } from './stub-replica.ts';
import { thisFestival } from '../this-edition/nightjar.ts';

const {
  texts: { awayPage },
} = thisFestival;

const program = debianProgram('/usr/sbin/nginx', 'nginx-light');
const HALF_SENT = 8300;
/** The limit of open files for a process on this machine; NaN if there is none. */
const openFiles = Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }));

describe.skipIf(!program)('The edge in front of replicas', () => {
  let replicas: readonly [StubReplica, StubReplica];
  let edge: Nginx;
  let page = 0;
  const agent = new Agent({ keepAlive: true });

  /** Sends a request with a client IP and a referrer that must not appear in the log. */
  const visit = (path: string) =>
    ask(agent, edge.origin, path, {
      localAddress: '127.0.0.77',
      headers: { referer: 'https://elsewhere.example/?secret=referrer' },
    });
  /** An address that nobody has requested yet. */
  const newPath = () => `/page-${(page += 1)}`;
  const both = (answer: StubReplica['answer']) => replicas.forEach((replica) => (replica.answer = answer));

  beforeAll(async () => {
    replicas = [await StubReplica.start(), await StubReplica.start()];
    edge = await Nginx.start(program ?? '', [replicas[0].port, replicas[1].port], {
      changes: {
        'site.conf': [
          ['proxy_read_timeout 5s', 'proxy_read_timeout 1s'],
          ['proxy_next_upstream_timeout 4s', 'proxy_next_upstream_timeout 700ms'],
        ],
        'settings.conf': [['fail_timeout=5s', 'fail_timeout=2s']],
      },
    });
  });

  beforeEach(() => {
    replicas.forEach((replica) => (replica.asked.length = 0));
    both((_req, res) => res.setHeader('Cache-Control', 'no-cache').end('ok'));
  });

  afterAll(async () => {
    agent.destroy();
    await edge.stop();
  });

  it('passes on the 503 of a busy replica, and does not take it for a broken one', async () => {
    replicas[0].answer = (_req, res) => res.writeHead(503, { 'Retry-After': '2' }).end('busy');
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit(newPath())));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(5);
    expect(busy.map(({ headers, body }) => [headers['retry-after'], body])).toEqual(
      busy.map(() => ['2', 'busy']),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(answers.length - busy.length);
  });

  it('sends a page with a link to try again when both replicas hang, and asks each only once', async () => {
    both(() => undefined);
    const path = newPath();
    await visit(path);
    const { status, headers, body } = await visit(newPath());
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['permissions-policy']).toBeDefined();
    expect(body).toContain(awayPage.text);
    expect(body).toContain(`<a class="again" href="">${awayPage.again}</a>`);
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(body).not.toMatch(/src=|https?:|style="/);
    const tries = replicas.flatMap(({ asked }) => asked).filter((asked) => asked === path);
    expect(tries.length).toBeLessThanOrEqual(2);
  });

  it('sends that page when both replicas are gone, and theirs as soon as one is back', async () => {
    const ports = replicas.map(({ port }) => port);
    await Promise.all(replicas.map((replica) => replica.stop()));
    const { status, body } = await visit('/tickets/purchase?weekend=1&secret=query');
    expect([status, body]).toEqual([503, expect.stringContaining(awayPage.text)]);
    await Promise.all(replicas.map((replica, index) => replica.listen(ports[index] ?? 0)));
    const odd = '/%6cineup/?a=%41&b=//';
    expect((await visit(odd)).status).toBe(200);
    expect(
      replicas.flatMap(({ asked }) => asked),
      'unchanged at the second try',
    ).toContain(odd);
  });

  it.skipIf(openFiles < 2 * HALF_SENT)(
    'serves others while thousands of requests stay unfinished',
    async () => {
      const sockets: Socket[] = [];
      for (let opened = 0; opened < HALF_SENT; opened += 100) {
        await Promise.all(
          Array.from({ length: 100 }, async () => {
            const socket = connect(edge.port, '127.0.0.1');
            sockets.push(socket);
            await new Promise((resolve) => socket.once('connect', resolve).once('error', resolve));
            socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Half: ');
          }),
        );
      }
      const others = await Promise.allSettled(
        Array.from({ length: 20 }, () => ask(new Agent(), edge.origin, newPath())),
      );
      sockets.forEach((socket) => socket.destroy());
      expect(
        others.map((result) => (result.status === 'fulfilled' ? result.value.status : String(result.reason))),
      ).toEqual(others.map(() => 200));
    },
  );

  it('spreads visitors over four replicas, and none notices when two hang and one is gone', async () => {
    const four = await Promise.all([1, 2, 3, 4].map(() => StubReplica.start()));
    const [first, second, third, fourth] = four as [StubReplica, StubReplica, StubReplica, StubReplica];
    const ports = [first.port, second.port, third.port, fourth.port] as const;
    await using wide = await Nginx.start(program ?? '', ports, {
      changes: { 'site.conf': [['proxy_read_timeout 5s', 'proxy_read_timeout 1s']] },
    });
    const visits = (amount: number) =>
      Promise.all(Array.from({ length: amount }, () => ask(agent, wide.origin, newPath())));
    const statuses = async (amount: number) => new Set((await visits(amount)).map(({ status }) => status));
    expect(await statuses(80)).toEqual(new Set([200]));
    for (const { asked } of four) expect(asked.length).toBeGreaterThan(5);
    second.answer = () => undefined;
    third.answer = () => undefined;
    await fourth.stop();
    expect(await statuses(40)).toEqual(new Set([200]));
    four.forEach((replica) => (replica.asked.length = 0));
    expect(await statuses(20)).toEqual(new Set([200]));
    expect(first.asked.length).toBeGreaterThanOrEqual(20);
    // No later visitor waits for the blocked replicas; nginx retries them from time to time.
    expect(second.asked.length + third.asked.length).toBeLessThan(3);
  });

  it('tells slow replicas from slow visitors, and aborted answers from whole ones, in its log', async () => {
    both((req, res) => {
      if (req.url === '/broken')
        res.writeHead(200, { 'Content-Length': '10' }).write('half', () => res.destroy());
      else setTimeout(() => res.end('ok'), 300);
    });
    await visit('/slow');
    await expect(visit('/broken')).rejects.toThrow('aborted');
    const line = (path: string) => edge.log.find((entry) => entry['path'] === path);
    await expect.poll(() => line('/broken')).toMatchObject({ status: 200, aborted: true });
    await expect.poll(() => Number(line('/slow')?.['upstreamDuration'])).toBeGreaterThanOrEqual(290);
    expect(line('/slow')).toMatchObject({ aborted: false });
  });

  it('logs failures by replica, without queries, referrers or whole client IPs', async () => {
    const failed = edge.log.filter(({ upstreamStatus }) => /50[24]/.test(String(upstreamStatus)));
    expect(failed.length).toBeGreaterThan(0);
    expect(failed[0]).toMatchObject({
      upstream: expect.stringContaining(String(replicas[0].port)) as string,
    });
    expect(edge.log.filter(({ client }) => client === '127.0.0.0').length).toBeGreaterThan(50);
    // In milliseconds: requests to the blocked replica waited for one second.
    expect(Math.max(...edge.log.map(({ duration }) => Number(duration)))).toBeGreaterThan(900);
    expect(`${edge.logText}${edge.errors}`).not.toMatch(/secret|elsewhere|127\.0\.0\.77|client: |weekend/);
  });
});
