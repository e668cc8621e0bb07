/** The edge in front of the site itself: TLS, what it caches, and what it passes on. */
import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { debianProgram } from '../../scripts/debian.ts';
import { everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import { pages } from '../../shared/routes.tsx';
import { everyAddress } from '../every-address.ts';
import { makeCertificate, type Certificate } from './certificate.ts';
import { ask } from './load.ts';
import { Nginx } from './nginx.ts';
import { SiteProcess } from './site-process.ts';

const program = debianProgram('/usr/sbin/nginx', 'nginx-light');
const openssl = debianProgram('/usr/bin/openssl', 'openssl');
const environment = { TRUST_PROXY: '1', SITE_ORIGIN: 'https://nightjar.example' };

describe.skipIf(!program || !openssl)('The edge in front of the site', { timeout: 30_000 }, () => {
  const agent = new Agent({ keepAlive: true });
  let certificate: Certificate;
  let site: SiteProcess;
  let edge: Nginx;
  let secure: Nginx;

  const visit = (path: string, headers: Record<string, string> = {}) =>
    ask(agent, edge.origin, path, { headers });
  const documentsOf = (path: string) =>
    site.log.filter(({ path: asked, status }) => asked === path && status === 200).length;
  /** The files in the cache, one for each cached answer. */
  const kept = () =>
    readdirSync(edge.cache, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

  beforeAll(async () => {
    certificate = makeCertificate(openssl ?? '');
    site = await SiteProcess.start({ environment });
    await site.ready();
    edge = await Nginx.start(program ?? '', [site.port, site.port]);
    secure = await Nginx.start(program ?? '', [site.port, site.port], { certificate });
  }, 60_000);

  afterAll(async () => {
    agent.destroy();
    await edge.stop();
    await secure.stop();
    await site.stop();
    rmSync(certificate.folder, { recursive: true });
  }, 30_000);

  /** Asks over HTTP/2, as browsers do; `raw` has every header line, repeated ones included. */
  const visitSecurely = async (path: string) => {
    const client = connectHttp2(`https://localhost:${secure.securePort}`, { ca: certificate.ca });
    const stream = client.request({ ':path': path, 'accept-encoding': 'gzip, deflate, br, zstd' });
    const [headers, raw] = await new Promise<[IncomingHttpHeaders, string[]]>((resolve, reject) => {
      stream.once('response', (answer, _flags, lines) => resolve([answer, lines]));
      client.once('error', reject);
    });
    const body = await buffer(stream);
    client.close();
    return { headers, raw, body };
  };

  it('speaks HTTP/2 over TLS, sends HSTS once, and leaves compressed bytes as they are', async () => {
    const { headers, raw, body } = await visitSecurely('/info/camping');
    expect(headers[':status']).toBe(200);
    expect(raw.filter((line) => line === 'strict-transport-security')).toHaveLength(1);
    expect(raw.filter((line) => line === 'x-request-id')).toHaveLength(1);
    expect(headers['content-encoding']).toBe('br');
    const direct = await fetch(`${site.origin}/info/camping`, { headers: { 'accept-encoding': 'br' } });
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(headers['etag']).toBe(direct.headers.get('etag'));
    expect(Number(direct.headers.get('content-length'))).toBe(body.length);
  });

  it('sends a document in short TLS records, which a browser can read as they arrive, and no tickets before it', async () => {
    const raw = connectTcp(secure.securePort, '127.0.0.1');
    const received: Buffer[] = [];
    const seen = new Duplex({
      read: () => undefined,
      write: (chunk: Buffer, _encoding, done) => raw.write(chunk, done),
    });
    raw.on('data', (chunk: Buffer) => {
      received.push(chunk);
      seen.push(chunk);
    });
    raw.once('end', () => seen.push(null));
    const client = connectTls({ socket: seen, ca: certificate.ca, servername: 'localhost' });
    let tickets = 0;
    client.on('session', () => (tickets += 1));
    client.write(
      'GET /info/camping HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n',
    );
    expect((await buffer(client)).length).toBeGreaterThan(8000);
    const stream = Buffer.concat(received);
    const lengths: number[] = [];
    for (let at = 0; at < stream.length; at += 5 + (lengths.at(-1) ?? 0))
      lengths.push(stream.readUInt16BE(at + 3));
    // The text itself, and what encryption adds.
    expect(Math.max(...lengths)).toBeLessThan(4096 + 64);
    expect(tickets).toBe(0);
  });

  it('redirects visitors without TLS to the same address with it', async () => {
    const answer = await ask(agent, secure.origin, '/lineup?day=friday', {
      headers: { host: 'www.nightjar.example' },
    });
    expect([answer.status, answer.headers.location]).toEqual([
      301,
      'https://www.nightjar.example/lineup?day=friday',
    ]);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('caches every view under its own address, whatever else is in the query, and nowhere else', async () => {
    for (const address of pages.flatMap(everyAddressOf).filter((each) => each.includes('?'))) {
      const [path = '', view = ''] = address.split('?');
      const direct = async (asked: string) => (await ask(agent, site.origin, asked)).headers.etag;
      const etag = async (asked: string) => (await visit(asked)).headers.etag;
      // The odd spellings come first: none of them may put its view in the cache under the plain address.
      await visit(`${path}?${view.toUpperCase()}`);
      await visit(`${path}?%${view.charCodeAt(0).toString(16)}${view.slice(1)}`);
      expect(await etag(path)).toBe(await direct(path));
      expect(await etag(`${path}?utm_source=x&${view}&y`)).toBe(await direct(address));
      expect(await etag(address)).toBe(await direct(address));
      expect(await etag(`${path}?x=${view}`)).toBe(await direct(path));
    }
  });

  it('passes on a combination of views, and caches none', async () => {
    const path = '/nightjar-2026/programme';
    const rows = (html: string) => html.match(/<li id="set-/g)?.length ?? 0;
    const before = kept().length;
    for (const query of ['kind=talk&access=step-free', 'utm_source=x&under=cover&y&kind=dj&z']) {
      const [direct, byEdge] = [
        await ask(agent, site.origin, `${path}?${query}`),
        await visit(`${path}?${query}`),
      ];
      expect(rows(byEdge.body)).toBe(rows(direct.body));
      expect(rows(byEdge.body)).toBeGreaterThan(0);
      expect(byEdge.headers.etag).toBeUndefined();
    }
    expect(kept()).toHaveLength(before);
  });

  it('passes on what a visitor has picked, beside a view or an entry, and caches none of it', async () => {
    const before = kept().length;
    const many = Array.from({ length: 200 }, (_, index) => `a-set-with-a-long-id-${index}`).join();
    for (const address of [
      '/lineup?day=friday&picks=bodega&maybe=the-waeve',
      '/artist/sea-power?picks=sea-power',
      '/nightjar-2026/programme?kind=music&picks=bodega',
      `/nightjar-2026/schedule?day=sunday&picks=owls,${many}`,
    ]) {
      const { status, headers, body } = await visit(address);
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
      expect(body).toContain('data-state="picked"');
    }
    expect(kept()).toHaveLength(before);
  });

  /** Waits until the site's log, which is written in batches, has every request so far. */
  const settled = async (mark: string) => {
    await visit(mark);
    await expect.poll(() => site.log.some(({ path: asked }) => asked === mark)).toBe(true);
  };

  it('caches nothing more for campaign links, other hosts and other spellings of a header', async () => {
    await visit('/gallery', { 'accept-encoding': 'br' });
    await visit('/gallery');
    await visit('/gallery', { 'accept-encoding': 'gzip' });
    await settled('/before');
    const before = { documents: documentsOf('/gallery'), kept: kept().length };
    const picture = /\/assets\/[\w-]+\.avif/.exec((await visit('/gallery')).body)?.[0] ?? '';
    for (let turn = 0; turn < 30; turn += 1) {
      expect((await visit(`/gallery?utm_campaign=${turn}`)).status).toBe(200);
      expect((await visit(`/tickets/purchase?fbclid=${turn}`)).status).toBe(200);
      expect((await visit(`${picture}?v=${turn}`)).status).toBe(200);
      await visit('/gallery', { host: `host-${turn}.example` });
      await visit('/gallery', { 'accept-encoding': `br;q=0.${turn + 1}, x-${turn}` });
      await visit('/gallery', { 'save-data': `maybe-${turn}` });
    }
    await settled('/after');
    expect(documentsOf('/gallery')).toBe(before.documents);
    // One purchase page and one picture.
    expect(kept()).toHaveLength(before.kept + 2);
  });

  it('asks a replica for the service worker each time, so that a new one or none is there at once', async () => {
    for (const times of [1, 2]) {
      expect((await visit('/service-worker.js')).status).toBe(200);
      await expect.poll(() => documentsOf('/service-worker.js')).toBe(times);
    }
  });

  it('sends the compressed form that the browser accepts', async () => {
    const form = async (accepted?: string) =>
      (await visit('/lineup', accepted === undefined ? {} : { 'accept-encoding': accepted })).headers[
        'content-encoding'
      ];
    expect(await form('gzip, deflate, br, zstd')).toBe('br');
    expect(await form('br;q=1.0, gzip;q=0.8, *;q=0.1')).toBe('br');
    expect(await form('gzip, deflate')).toBe('gzip');
    expect(await form('br;q=0, gzip')).toBe('gzip');
    expect(await form('gzip;q=0.0,br;q=0.000')).toBeUndefined();
    expect(await form('abroad')).toBeUndefined();
    expect(await form()).toBeUndefined();
  });

  it('sends documents compressed with the site’s dictionary, once from the site and then from its cache', async () => {
    const html = await (await fetch(`${edge.origin}/info/camping`)).text();
    const address = / data-dictionary="([^"]+)"/.exec(html)?.[1] ?? '';
    const dictionary = Buffer.from(await (await fetch(edge.origin + address)).arrayBuffer());
    const available = `:${createHash('sha256').update(dictionary).digest('base64')}:`;
    const headers = {
      'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
      'available-dictionary': available,
    };
    const before = documentsOf('/info/faqs');
    for (let turn = 0; turn < 3; turn += 1) {
      const { headers: sent } = await visit('/info/faqs', headers);
      expect([sent['content-encoding'], Number(sent['content-length']) < 5000]).toEqual(['dcb', true]);
    }
    await settled('/after-the-dictionary');
    expect(documentsOf('/info/faqs')).toBe(before + 1);
  });

  it('has in its cache key every header that the site’s answers vary by', async () => {
    const files = ['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/favicon.ico'];
    const varying = await Promise.all(
      [...everyAddress, ...files].map(
        async (path) => (await ask(agent, site.origin, path)).headers.vary ?? '',
      ),
    );
    const by = new Set(varying.flatMap((line) => line.toLowerCase().split(/\s*,\s*/)));
    const inTheKey = ['', 'accept-encoding', 'available-dictionary', 'save-data'];
    expect([...by].filter((name) => !inTheKey.includes(name))).toEqual([]);
  });

  it('keeps a basket’s query in the redirect from a trailing slash', async () => {
    const { status, headers } = await visit('/tickets/purchase/?weekend=2&utm=x');
    expect([status, headers.location]).toEqual([308, '/tickets/purchase?weekend=2&utm=x']);
  });

  it('answers the longest addresses that a request may have, without an error from a replica', async () => {
    const statuses = new Set<number>();
    for (const length of [500, 1400, 2600, 3500, 5000, 7900]) {
      for (const path of [
        `/lineup?utm=${'x'.repeat(length)}`,
        `/${'x'.repeat(length)}`,
        `/${'x'.repeat(length)}/`,
        `/${'|'.repeat(length)}/`,
        `/tickets/purchase?weekend=1&y=${'x'.repeat(length)}`,
      ]) {
        statuses.add((await visit(path)).status);
      }
    }
    expect(statuses).toEqual(new Set([200, 404, 308]));
    expect(edge.log.filter(({ upstreamStatus }) => String(upstreamStatus).startsWith('5'))).toEqual([]);
  });

  it('sends each answer with the request id of its line in the log', async () => {
    const ids = [await visit('/about'), await visit('/about')].map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(2);
    await expect.poll(() => edge.log.map(({ requestId }) => requestId)).toEqual(expect.arrayContaining(ids));
  });
});
