import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { converse } from '../converse.ts';
import { createTestApp } from '../test-app.ts';
import { pages, thisFestival } from '../this-edition/nightjar.ts';

const {
  addresses: { cachedAddressesOf },
} = thisFestival;

// This instant has the strip that most pages show after the festival.
const { listener, log, prepare } = createTestApp({ now: new Date('2026-08-01T12:00:00+01:00') });
const server = createServer(listener).listen(0, '127.0.0.1');

beforeAll(async () => {
  await prepare();
  return () => server.close();
});

const everyView = pages.filter(({ status }) => !status).flatMap(cachedAddressesOf);

/** An answer as it is sent: its size, its head as text, its body as bytes. */
async function sent(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const bytes = await converse(port, `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const end = bytes.indexOf('\r\n\r\n') + 4;
  return { size: bytes.length, head: bytes.subarray(0, end).toString('latin1'), body: bytes.subarray(end) };
}

/** In bytes: the first ten packets over TCP, without the head of the answer. */
const FLIGHT = 13_000;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('A page that is the same for every visitor', () => {
  const weights: number[] = [];

  it.each(everyView)('%s is sent from memory, within its weight, and styled', async (address) => {
    log.length = 0;
    const { size, head, body } = await sent(address, BROWSER);
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(head).toContain('Content-Encoding: br');
    expect(body.length, `${address} has grown to ${body.length} bytes`).toBeLessThanOrEqual(18_000);
    // Views are many addresses of one page.
    if (!address.includes('?')) weights.push(body.length);
    const flight = brotliDecompressSync(body.subarray(0, FLIGHT), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
    expect(flight.toString()).toContain('</h1>');
    await expect
      .poll(() => log)
      .toEqual([expect.objectContaining({ status: 200, cached: true, bytes: size })]);

    // Edge and browser together cache it for a minute at most, so that an urgent notice appears in time.
    const [caching = ''] = /Cache-Control: .*/.exec(head) ?? [];
    const kept = Array.from(caching.matchAll(/=(\d+)/g), ([, age]) => Number(age));
    expect(kept.length).toBeGreaterThan(0);
    expect(2 * kept.reduce((sum, age) => sum + age, 0)).toBeLessThanOrEqual(60);

    const text = brotliDecompressSync(body).toString();
    expect(text).toContain('</html>');
    // The policy allows the document's styles by their hashes, and each class has a style before its use.
    const styled = new Set<string>();
    const unstyled: string[] = [];
    const hashes: string[] = [];
    for (const [, style, names = ''] of text.matchAll(/<style>(.*?)<\/style>| class="([^"]*)"/gs)) {
      if (style === undefined) unstyled.push(...names.split(' ').filter((name) => !styled.has(name)));
      else {
        hashes.push(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
        for (const [, name = ''] of style.matchAll(/\.([a-z][\w-]*)/g)) styled.add(name);
      }
    }
    expect(unstyled).toEqual([]);
    expect(hashes.length).toBeGreaterThan(0);
    expect(head).toContain(`style-src 'self' ${hashes.join(' ')};`);
  });

  it('is at most 13.2 kB for half of all pages', () => {
    expect(weights.toSorted((a, b) => a - b)[Math.floor(weights.length / 2)]).toBeLessThan(13_250);
  });

  it.each([
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['%%%', undefined],
  ])('is compressed as the Accept-Encoding “%s” prefers', async (accepted, encoding) => {
    const { head, body } = await sent('/info/camping', { 'accept-encoding': accepted });
    expect(/Content-Encoding: (\w+)/.exec(head)?.[1]).toBe(encoding);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
    const decoded = decode[(encoding ?? 'none') as keyof typeof decode](body);
    expect(decoded.toString()).toContain('Camping');
  });
});
