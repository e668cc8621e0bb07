import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createSiteServer } from '../../server/http/site-server.ts';
import { rawGet, sendRaw } from './raw-request.ts';
import { openSite } from './site.ts';

const { listener } = openSite();

describe('A trailing slash', () => {
  it('is removed in linear time, even after thousands of slashes', async () => {
    // Quadratic time would exceed this limit many times over, even without a busy machine. The answer's
    // headers repeat the address, and a client accepts 16 kB of them.
    const path = `/a${'/'.repeat(14_000)}b`;
    const server = createSiteServer(listener).listen(0, '127.0.0.1');
    const agent = request.agent(server);
    const before = process.cpuUsage();
    for (let turn = 0; turn < 50; turn += 1) {
      const { status, headers } = await agent.get(`${path}/`);
      expect(status).toBe(308);
      expect(headers['location']).toBe(path);
    }
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5);
    server.close();
  });

  it.each([
    ['/lineup///', '/lineup'],
    ['/info/camping/?a=1', '/info/camping?a=1'],
    ['/"<{`/', '/%22%3C%7B%60'],
    ['http://example.org/lineup/?a=1', '/lineup?a=1'],
  ])('as in %s redirects to %s, an encoded URL', async (from, to) => {
    const answer = await sendRaw(listener, rawGet(from));
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(answer).toContain(`\r\nLocation: ${to}\r\n`);
  });

  it.each(['//example.org/', '///'])('as in %s never redirects to another host', async (path) => {
    expect(await sendRaw(listener, rawGet(path))).toMatch(/ 40[04] /);
  });

  it.each(['/./', '/.//example.org/', '/a/..//b/'])('as in %s never leads elsewhere', async (path) => {
    expect(await sendRaw(listener, rawGet(path))).toMatch(/^HTTP\/1\.1 (200|404) /);
  });
});

it.each(['/a//b', '/lineup#x', '*', '/%00', '/assets/..%2fserver.js'])(
  '%s, which no page can have, gets the 404 page',
  async (address) => {
    const answer = await sendRaw(listener, rawGet(address));
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('Page not found');
  },
);

it('An address that is no more leads for good to the page that has its picks', async () => {
  const answer = await sendRaw(listener, rawGet('/pocket?picks=bodega'));
  expect(answer).toMatch(/^HTTP\/1\.1 308 /);
  expect(answer).toContain(`\r\nLocation: /my-line-up?picks=bodega\r\n`);
});

describe('A shared address to which a messaging app has added the end of a sentence', () => {
  const { get } = openSite();
  const added = [').', '+', '%2E', '%E2%80%9D', '%C2%A0', '...'];

  it.each([
    '/lineup?day=friday',
    '/my-line-up?picks=sea-power,bodega&maybe=owls',
    '/plan?from=castle&to=boathouse',
    '/tickets/purchase?weekend=2&parking=1',
  ])('is that address: %s', async (address) => {
    const { text } = await get(address);
    const answersOf = async (variant: string) => ((await get(variant)).text === text ? 'the same' : variant);
    expect(await answersOf(address.replace(/\?.*/, ''))).not.toBe('the same');
    for (const end of added) {
      expect(await answersOf(address + end)).toBe('the same');
      // The app may add parameters of its own.
      const [first, ...others] = address.split('&');
      expect(await answersOf([first + end, ...others, 'utm_source=app'].join('&'))).toBe('the same');
    }
  });
});
