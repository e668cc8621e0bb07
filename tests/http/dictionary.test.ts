import { createHash } from 'node:crypto';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { dictionaryClock } from '../../scripts/build-dictionary.ts';
import { everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import { pages } from '../../shared/routes.tsx';
import { createTestApp } from '../test-app.ts';

const now = new Date('2026-07-18T14:20:00+01:00');
const clock = { now };
const shown = new Set(['home', 'lineup', 'artist/:slug', 'info', 'info/camping', 'tickets/purchase', '*']);
const { listener, prepare, compressFully, addDictionary } = createTestApp({
  pages: pages.filter(({ name }) => shown.has(name)),
  clock: () => clock.now,
});
const server = createServer(listener).listen(0, '127.0.0.1');

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The answer as it was sent: nothing decodes its body. */
const ask = (path: string, headers: Record<string, string | string[]> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const request = get({ port, path, headers, method }, (answer) =>
      resolve(
        buffer(answer).then((body) => ({ status: answer.statusCode ?? 0, headers: answer.headers, body })),
      ),
    );
    request.once('error', reject);
  });

const BROWSER = 'gzip, deflate, br, zstd';
const documents = pages.filter(({ name, status }) => shown.has(name) && !status).flatMap(everyAddressOf);
const site = { dictionary: Buffer.alloc(0), available: '', firstEncoding: '' };
const withDictionary = (accepted = `${BROWSER}, dcb, dcz`) => ({
  'accept-encoding': accepted,
  'available-dictionary': site.available,
});

/** The dictionary's address, which `client/dictionary.ts` reads. */
const announcedIn = (text: string): string => / data-dictionary="([^"]+)"/.exec(text)?.[1] ?? '';

beforeAll(async () => {
  await prepare();
  await compressFully();
  const { body } = await ask(announcedIn(await plainText('/info')), { 'accept-encoding': 'br' });
  site.dictionary = brotliDecompressSync(body);
  site.available = `:${createHash('sha256').update(site.dictionary).digest('base64')}:`;
  site.firstEncoding = (await ask('/info', withDictionary())).headers['content-encoding'] ?? '';
  await addDictionary();
  return () => server.close();
}, 60_000);

/**
 * Decodes an answer with the dictionary.
 * @returns what RFC 9842 puts before the compressed bytes, and the text
 */
function decoded({ headers, body }: Answer): readonly [start: string, text: string] {
  const { dictionary } = site;
  const options: object = { dictionary };
  return headers['content-encoding'] === 'dcb'
    ? [body.toString('hex', 0, 36), brotliDecompressSync(body.subarray(36), options).toString()]
    : [body.toString('hex', 0, 40), zstdDecompressSync(body.subarray(40), options).toString()];
}

const plainText = async (path: string) =>
  brotliDecompressSync((await ask(path, { 'accept-encoding': 'br' })).body).toString();

describe('A browser that has the dictionary', () => {
  it.each(documents)('gets the same %s in fewer bytes', async (address) => {
    const [br, dcb, dcz] = [
      await ask(address, { 'accept-encoding': 'br' }),
      await ask(address, withDictionary()),
      await ask(address, withDictionary('dcz')),
    ];
    const text = brotliDecompressSync(br.body).toString();
    const hash = createHash('sha256').update(site.dictionary).digest('hex');
    expect([dcb, dcz].map(({ headers }) => headers['content-encoding'])).toEqual(['dcb', 'dcz']);
    expect(decoded(dcb)).toEqual([`ff444342${hash}`, text]);
    expect(decoded(dcz)).toEqual([`5e2a4d1820000000${hash}`, text]);
    for (const answer of [dcb, dcz]) expect(answer.body.length).toBeLessThan(br.body.length / 1.8);
  });

  it('gets brotli until the page has been compressed with it', () => {
    expect(site.firstEncoding).toBe('br');
  });

  it('gets the second page of a visit within 4 KB, for most pages', async () => {
    const sizes = await Promise.all(
      documents.map(async (address) => (await ask(address, withDictionary())).body.length),
    );
    const median = sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)];
    expect(median).toBeLessThanOrEqual(4000);
  });

  it('gets the 404 page with it as well', async () => {
    const answer = await ask('/no/such/page', withDictionary());
    expect(answer.status).toBe(404);
    expect(decoded(answer)[1]).toBe(await plainText('/no/such/page'));
  });

  it('gets 304 for a page that it has in any encoding', async () => {
    const { headers } = await ask('/info/camping', { 'accept-encoding': 'br' });
    const etag = headers['etag'] ?? '';
    const again = await ask('/info/camping', { ...withDictionary(), 'if-none-match': etag });
    expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, etag]);
    expect(again.headers['vary']).toBe('Save-Data, Available-Dictionary, Accept-Encoding');
  });

  it('gets the headers alone for HEAD', async () => {
    const whole = await ask('/info/camping', withDictionary());
    const { headers, body } = await ask('/info/camping', withDictionary(), 'HEAD');
    expect([headers['content-encoding'], headers['content-length']]).toEqual(['dcb', `${whole.body.length}`]);
    expect(body).toHaveLength(0);
  });

  it.each([
    ['dcz, dcb', 'dcb'],
    ['dcz', 'dcz'],
    ['dcb;q=0.5, dcz', 'dcz'],
    ['dcb;q=0.5, br', 'br'],
    ['dcb;q=0, dcz;q=0, gzip', 'gzip'],
    [BROWSER, 'br'],
    ['', undefined],
  ])('gets what the Accept-Encoding “%s” prefers', async (accepted, encoding) => {
    const { status, headers } = await ask('/info/camping', withDictionary(accepted));
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
  });

  it('gets a basket without it, because the basket is one visitor’s own', async () => {
    const { headers } = await ask('/tickets/purchase?weekend=2', withDictionary());
    expect(headers['content-encoding']).toBe('br');
  });

  it('gets a page that ages as it is now, not as it was compressed before', async () => {
    clock.now = new Date(now.getTime() + 61_000);
    const answer = await ask('/', withDictionary());
    expect(answer.headers['content-encoding']).toBe('br');
    clock.now = now;
    expect(decoded(await ask('/', withDictionary()))[1]).toBe(await plainText('/'));
  });
});

describe('A client with another dictionary, or with an odd header,', () => {
  const other = createHash('sha256').update('another dictionary').digest('base64');

  it.each([
    ['another build’s', `:${other}:`],
    ['empty', ''],
    ['without colons', other],
    ['no base64', ':%%%:'],
    ['very long', `:${'A'.repeat(6000)}:`],
    ['a list', `:${other}:, :${other}:`],
    ['with bytes beyond ASCII', ':é\u00ff:'],
  ])('gets brotli (%s)', async (_kind, value) => {
    const { status, headers, body } = await ask('/info/camping', {
      ...withDictionary(),
      'available-dictionary': value,
    });
    expect([status, headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(body).toString()).toContain('Camping');
  });

  it('gets brotli when it names its dictionary twice', async () => {
    const { available } = site;
    const headers = { ...withDictionary(), 'available-dictionary': [available, available] };
    expect((await ask('/info/camping', headers)).headers['content-encoding']).toBe('br');
  });
});

describe('The dictionary', () => {
  it('is kept by browsers for a year, and used for documents alone', async () => {
    const address = announcedIn(await plainText('/info'));
    const hash = createHash('sha256').update(site.dictionary).digest('hex');
    expect(address).toBe(`/assets/pages-${hash.slice(0, 8)}.dict`);
    const answer = await ask(address, { 'accept-encoding': BROWSER });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['use-as-dictionary']).toBe('match="/*", match-dest=("document" "")');
    expect(answer.body.length).toBeLessThanOrEqual(24_000);
  });

  it('has its pages as they are at one instant of the festival, so that it is the same whenever it is made', () => {
    const clocks = Array.from(site.dictionary.toString().matchAll(/ data-clock="([^"]+)"/g), ([, at]) => at);
    expect(new Set(clocks)).toEqual(new Set([new Date(dictionaryClock).toISOString()]));
  });

  it('varies documents alone: all other answers are the same with and without it', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/programme.json']) {
      const { headers } = await ask(path, withDictionary());
      expect(headers['content-encoding'], path).toBe('br');
      expect(headers['vary'], path).not.toContain('Available-Dictionary');
    }
  });
});
