import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createSiteServer } from '../../server/http/site-server.ts';
import { createTestSite } from '../site.ts';
import { rawGet, sendRaw } from './raw-request.ts';

const { listener } = createTestSite();
const get = (path: string) => request(listener).get(path);

describe('a trailing slash', () => {
  it.each([
    ['/lineup/', '/lineup'],
    ['/lineup///', '/lineup'],
    ['/info/camping/?a=1', '/info/camping?a=1'],
  ])('%s is sent on to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect(status).toBe(308);
    expect(headers['location']).toBe(to);
  });

  it(
    'is found in one reading of the path: thousands of slashes before it cost nothing',
    { timeout: 5000 },
    async () => {
      // With work that grows as the square of the slashes, these would take far longer than the test may.
      const path = `/a${'/'.repeat(15_500)}b`;
      const server = createSiteServer(listener).listen(0, '127.0.0.1');
      const agent = request.agent(server);
      for (let turn = 0; turn < 150; turn += 1) {
        const { status, headers } = await agent.get(`${path}/`);
        expect(status).toBe(308);
        expect(headers['location']).toBe(path);
      }
      server.close();
    },
  );

  it.each(['//example.org/', '/\\example.org/', '///'])(
    '%s is never sent on to another host',
    async (path) => {
      expect(await sendRaw(listener, rawGet(path))).toMatch(/ 40[04] /);
    },
  );
});

describe('broken input', () => {
  it.each([
    '/%',
    '/%E0%A4%A',
    '/artist/%ff',
    '/%00',
    '/lineup/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%2e%2e/server.js',
    '/assets/..%2fserver.js',
  ])('the path %s is answered clearly', async (path) => {
    const first = await sendRaw(listener, rawGet(path));
    expect(first).toMatch(/ (200|400|404) /);
  });

  it.each([
    '/lineup?day=',
    '/lineup?day=friday&day=sunday',
    '/lineup?day[]=x',
    '/lineup?%',
    '/lineup?day=%ff',
    '/info?tab=<script>',
    '/gallery?shown=1e9',
    '/nightjar-2026/schedule?day=__proto__',
    '/tickets/purchase?weekend=-5&__proto__[x]=1',
  ])('the query of %s is no error', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).not.toContain('<script>');
  });

  it('an address in absolute form is understood', async () => {
    expect(await sendRaw(listener, rawGet('http://localhost/lineup'))).toContain(' 200 ');
  });
});
