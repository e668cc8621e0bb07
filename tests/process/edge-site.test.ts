/** Tests the edge before the site: TLS, what it passes on and refuses, replaced replicas. */
import { everyAddress } from '../this-edition/nightjar.ts';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debianProgram } from '../../scripts/debian.ts';
import { converse } from '../converse.ts';
import { makeCertificate, type Certificate } from './certificate.ts';
import { ask, startLoad } from './load.ts';
import { Nginx } from './nginx.ts';
import { dist, manifestOf, otherBuild, OTHER_ENTRY } from './other-build.ts';
import { running, SiteProcess, STAND } from './site-process.ts';

const program = debianProgram('/usr/sbin/nginx', 'nginx-light');
const openssl = debianProgram('/usr/bin/openssl', 'openssl');
const environment = { TRUST_PROXY: '1', SITE_ORIGIN: 'https://nightjar.example', SHUTDOWN_DELAY_MS: '200' };
/** On SIGUSR2, the event loop blocks for ever. */
const standing = running(`process.on('SIGUSR2', () => { ${STAND} })`);

if (!program) process.stdout.write('nginx is not installed: the tests behind it are skipped.\n');

describe.skipIf(!program || !openssl)('The edge in front of the site', () => {
  const agent = new Agent({ keepAlive: true });
  const otherDist = otherBuild();
  let certificate: Certificate;
  let site: SiteProcess;
  let second: SiteProcess;
  let edge: Nginx;
  let secure: Nginx;

  const siteLog = () => [...site.log, ...second.log];
  const visit = (address: string, headers: Record<string, string> = {}) =>
    ask(agent, edge.origin, address, { headers });

  beforeAll(async () => {
    certificate = makeCertificate(openssl ?? '');
    site = await SiteProcess.start({ environment, node: standing });
    second = await SiteProcess.start({ environment });
    await Promise.all([site.ready(), second.ready()]);
    edge = await Nginx.start(program ?? '', [site.port, second.port]);
    secure = await Nginx.start(program ?? '', [site.port, second.port], { certificate });
  });

  afterAll(async () => {
    agent.destroy();
    await edge.stop();
    await secure.stop();
    await Promise.all([site.stop('SIGKILL'), second.stop('SIGKILL')]);
    for (const folder of [certificate.folder, otherDist]) rmSync(folder, { recursive: true });
  });

  it('passes on client IP, scheme and request id, which nobody can forge', async () => {
    const { status, headers } = await visit('/nobody?secret=1', {
      'x-forwarded-for': '198.51.100.9',
      'x-request-id': 'forged-by-a-visitor',
    });
    const line = { status: 404, client: '127.0.0.0', requestId: headers['x-request-id'] };
    const isAsked = ({ path: asked }: Record<string, unknown>) => asked === '/nobody';
    expect(status).toBe(404);
    await expect.poll(() => siteLog().find(isAsked)).toMatchObject({ ...line, level: 40 });
    await expect.poll(() => edge.log.find(isAsked)).toMatchObject(line);
    expect(JSON.stringify([edge.log, siteLog()])).not.toMatch(/secret|forged|198\.51/);
  });

  it('logs as a replica does: level, message, milliseconds, and what tracing calls the request', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await visit('/nobody-traced', { traceparent });
    const isTraced = ({ path: asked }: Record<string, unknown>) => asked === '/nobody-traced';
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
    for (const log of [siteLog, () => edge.log])
      await expect
        .poll(() => log().find(isTraced))
        .toMatchObject({
          level: 40,
          msg: expect.any(String) as string,
          time,
          traceparent,
        });
  });

  it('speaks HTTP/2 over TLS, sends HSTS once, and leaves compressed bytes as they are', async () => {
    const client = connectHttp2(`https://localhost:${secure.securePort}`, { ca: certificate.ca });
    const stream = client.request({ ':path': '/info/camping', 'accept-encoding': 'gzip, deflate, br, zstd' });
    const [headers, raw] = await new Promise<[IncomingHttpHeaders, string[]]>((resolve, reject) => {
      stream.once('response', (answer, _flags, lines) => resolve([answer, lines]));
      client.once('error', reject);
    });
    const body = await buffer(stream);
    client.close();
    expect(headers[':status']).toBe(200);
    expect(raw.filter((line) => line === 'strict-transport-security')).toHaveLength(1);
    expect(headers['strict-transport-security']).toBe('max-age=604800');
    expect(raw.filter((line) => line === 'x-request-id')).toHaveLength(1);
    expect(headers['content-encoding']).toBe('br');
    const direct = await fetch(`${site.origin}/info/camping`, { headers: { 'accept-encoding': 'br' } });
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(headers['etag'] ?? null).toBe(direct.headers.get('etag'));
    expect(Number(direct.headers.get('content-length'))).toBe(body.length);
  });

  it('takes no key exchange that costs it more than the common curves, whatever a client offers', () => {
    const offering = (group: string) =>
      spawnSync(openssl ?? '', ['s_client', '-connect', `127.0.0.1:${secure.securePort}`, '-groups', group], {
        input: '',
        encoding: 'utf8',
      }).stdout;
    for (const group of ['X25519', 'P-256', 'P-384']) expect(offering(group)).toContain('Cipher is TLS_');
    for (const group of ['X448', 'P-521', 'ffdhe2048', 'ffdhe3072', 'ffdhe8192'])
      expect(offering(group), group).toContain('Cipher is (NONE)');
  });

  it('redirects visitors without TLS to the website’s same address, whatever host they asked', async () => {
    for (const host of ['www.nightjar.example', 'evil.test']) {
      const { status, headers } = await ask(agent, secure.origin, '/lineup?day=friday', {
        headers: { host },
      });
      expect([status, headers.location]).toEqual([301, 'https://nightjar.example/lineup?day=friday']);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('passes each address on unchanged, and answers again only with what has changed', async () => {
    for (const address of [
      '/lineup?day=friday&utm_source=x',
      '/nightjar-2026/programme?kind=talk&access=step-free',
      '/tickets/purchase/?weekend=2&utm=x',
    ]) {
      const [direct, byEdge] = [await ask(agent, site.origin, address), await visit(address)];
      const headersOf = ({ status, headers }: typeof direct) =>
        ['etag', 'vary', 'cache-control', 'location'].reduce(
          (all, name) => ({ ...all, [name]: headers[name] }),
          { status },
        );
      expect(headersOf(byEdge), address).toEqual(headersOf(direct));
    }
    const { etag = '' } = (await visit('/programme.json')).headers;
    expect(etag).not.toBe('');
    expect(await visit('/programme.json', { 'if-none-match': etag })).toMatchObject({
      status: 304,
      body: '',
    });
    for (const condition of [{ 'if-match': '"other"' }, { 'if-unmodified-since': new Date(0).toUTCString() }])
      expect((await visit('/gallery', condition)).status).toBe(200);
  });

  it('refuses with the headers of every other answer', async () => {
    const { headers: house } = await visit('/about');
    const SECURITY = ['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy'] as const;
    for (const [request, status] of [
      ['GET /healthz HTTP/1.1\r\nHost: x', 404],
      ['GET /HealthZ/ HTTP/1.1\r\nHost: x', 404],
      ['TRACE / HTTP/1.1\r\nHost: x', 405],
      ['GET / HTTP/1.1\r\nHost: x\r\nHost: y', 400],
      ['nonsense', 400],
      ['POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5000', 413],
      [`GET /${'x'.repeat(9000)} HTTP/1.1\r\nHost: x`, 414],
      [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(9000)}`, 431],
      // A replica would refuse this without knowing the client.
      [`GET / HTTP/1.1\r\nHost: x${`\r\nX-Long: ${'x'.repeat(7000)}`.repeat(3)}`, 431],
    ] as const) {
      const bytes = `${request}\r\nConnection: close\r\n\r\n`;
      const answer = String(await converse(edge.port, bytes, { isAll: true }));
      expect(answer, request.slice(0, 40)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      for (const name of SECURITY)
        expect(answer.toLowerCase()).toContain(`${name}: ${house[name] as string}`);
      expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
      expect(answer).not.toContain('<html>');
    }
  });

  it('tells visitors over IPv6 apart, and shortens their IP and the path in its log', async () => {
    const long = `/${'x'.repeat(600)}`;
    const { status } = await ask(agent, edge.origin.replace('127.0.0.1', '[::1]'), long, { family: 6 });
    expect(status).toBe(404);
    const line = { status: 404, client: '::', path: long.slice(0, 500) };
    for (const log of [() => edge.log, siteLog])
      await expect.poll(log).toContainEqual(expect.objectContaining(line));
  });

  it('answers the longest addresses that a request may have, without an error from a replica', async () => {
    const statuses = new Set<number>();
    for (const length of [500, 1400, 2600, 3500, 5000, 7900]) {
      for (const address of [
        `/lineup?utm=${'x'.repeat(length)}`,
        `/${'x'.repeat(length)}`,
        `/${'x'.repeat(length)}/`,
        `/${'|'.repeat(length)}/`,
        `/tickets/purchase?weekend=1&y=${'x'.repeat(length)}`,
      ]) {
        statuses.add((await visit(address)).status);
      }
    }
    const long = 'x'.repeat(7900);
    statuses.add((await visit(`/lineup?utm=${long}`, { 'x-long': long })).status);
    expect(statuses).toEqual(new Set([200, 404, 308]));
    expect(edge.log.filter(({ upstreamStatus }) => String(upstreamStatus).startsWith('5'))).toEqual([]);
  });

  it('no request fails while a replica hangs, another stops, and both are replaced', async () => {
    const pages = [...everyAddress, '/tickets/purchase?weekend=1', '/tickets/purchase?weekend=2'];
    const ofTheFirst = manifestOf(dist).scripts.entry ?? '';
    const load = startLoad(edge.origin, pages, 3);
    await load.more(60);
    const answered = load.answered;
    expect(await site.stop('SIGUSR2')).toBeNull();
    expect(site.log.at(-1)).toMatchObject({
      level: 60,
      msg: expect.stringContaining('has stood for 10 s') as string,
    });
    expect(load.answered).toBeGreaterThan(answered + 20);

    const replace = (port: number) => SiteProcess.start({ environment, port, dist: otherDist });
    site = await replace(site.port);
    // Two builds run side by side, each page with its own files; one replica has just failed.
    for (const file of [ofTheFirst, `/assets/${OTHER_ENTRY}`]) {
      const visitors = Array.from({ length: 16 }, (_, visitor) => visit(`${file}?visitor=${visitor}`));
      const answers = await Promise.all(visitors);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    await load.more(100);
    expect(load.failures).toEqual([]);
    expect(await second.stop()).toBe(0);
    second = await replace(second.port);
    await load.more(100);
    await load.stop();

    // A page that the last old replica sent just before its end
    // requests files that are gone, and works without them.
    const onlyInTheFirst = Object.values(manifestOf(dist).scripts).filter(
      (file) => !Object.values(manifestOf(otherDist).scripts).includes(file),
    );
    const failedElsewhere = load.failures.filter(
      (failure) => !onlyInTheFirst.some((file) => failure.startsWith(file)),
    );
    expect(failedElsewhere).toEqual([]);
    for (const { origin } of [site, second])
      expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ build: 'another' });
  });
});
