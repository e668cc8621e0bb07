import { connect, type AddressInfo } from 'node:net';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createSiteServer } from '../../server/http/site-server.ts';
import { createTestSite } from '../site.ts';

const { listener, log } = createTestSite();
const get = (path: string) => request(listener).get(path);

/** Sends bytes as they are, and gives back the answer's first line. */
async function sendRaw(bytes: string): Promise<string> {
  return (await sendWhole(bytes)).split('\r\n')[0] ?? '';
}

/** Sends bytes as they are, and gives back the whole answer. */
async function sendWhole(bytes: string): Promise<string> {
  const server = createSiteServer(listener).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(3000, () => reject(new Error('No answer')));
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      socket.end();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
  server.close();
  server.closeAllConnections();
  return answer;
}

describe('an address without a page', () => {
  it.each([
    '/nope',
    '/LINEUP',
    '/Lineup',
    '/HEALTHZ',
    '/Readyz',
    '/SITEMAP.XML',
    '/Speculation-Rules.json',
    '/Favicon.ico',
    '/info/nope',
    '/artist',
    '/nightjar-2025/music',
    '/music',
    '/index.html',
    '/.env',
    '/assets/nope.js',
    '/artist/a/b',
  ])('%s is a real 404 with the three texts and the way home', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).toContain('404');
    expect(text).toContain('Page not found');
    expect(text.replaceAll('&#x27;', "'")).toContain("The page you're looking for doesn't exist.");
    expect(text).toMatch(/<a href="\/"[^>]*>Return to Home<\/a>/);
    expect(text).toContain('<footer');
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).toContain('<title>Page not found · Nightjar Festival 2026</title>');
  });

  it('is one warning line in the log, with the path asked for', async () => {
    log.length = 0;
    await get('/nope/%0Aforged?secret=1');
    expect(log).toEqual([
      expect.objectContaining({ level: 40, path: '/nope/%0Aforged', status: 404, msg: 'page not found' }),
    ]);
    expect(JSON.stringify(log)).not.toContain('secret');
  });
});

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
      expect(await sendRaw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
        / 40[04] /,
      );
    },
  );
});

describe('methods', () => {
  it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
    '%s is not allowed anywhere',
    async (method) => {
      for (const path of ['/', '/contact', '/tickets/purchase', '/nope', '/healthz']) {
        const { status, headers } = await request(listener)[method](path);
        expect(status).toBe(405);
        expect(headers['allow']).toBe('GET, HEAD');
      }
    },
  );

  it('HEAD answers like GET, without the body', async () => {
    const { status, text, headers } = await request(listener).head('/lineup');
    expect(status).toBe(200);
    expect(text ?? '').toBe('');
    expect(headers['content-type']).toContain('text/html');
    expect((await request(listener).head('/nope')).status).toBe(404);
  });
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
    const first = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
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
    expect(
      await sendRaw('GET http://localhost/lineup HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
    ).toContain(' 200 ');
  });

  it('headers beyond all measure are refused by the server itself', async () => {
    const header = `X-Long: ${'a'.repeat(40_000)}\r\n`;
    expect(await sendRaw(`GET / HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`)).toContain(' 431 ');
  });

  it.each([
    ['400', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['417', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n'],
  ])('%s, which HTTP itself demands, has the site’s headers and a line in the log', async (status, bytes) => {
    log.length = 0;
    const answer = await sendWhole(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
    await expect.poll(() => log).toEqual([expect.objectContaining({ status: Number(status), level: 40 })]);
  });

  it('a condition or a range that a file cannot meet is no error: the file is sent whole', async () => {
    const { headers } = await get('/favicon.ico');
    const whole = Number(headers['content-length']);
    for (const [header, value] of [
      ['range', 'bytes=9999999-'],
      ['range', 'bytes=0-10,20-30'],
      ['if-match', '"another"'],
      ['if-unmodified-since', 'Mon, 01 Jan 2001 00:00:00 GMT'],
    ] as const) {
      const { status, body } = await get('/favicon.ico').set(header, value);
      expect(status, `${header}: ${value}`).toBe(200);
      expect((body as Buffer).length).toBe(whole);
    }
    expect((await get('/favicon.ico').set('if-none-match', headers['etag'] ?? '')).status).toBe(304);
  });

  it.each(['GARBAGE\r\n\r\n', 'BREW /pot HTTP/1.1\r\nHost: localhost\r\n\r\n'])(
    '%j is refused',
    async (bytes) => {
      expect(await sendRaw(bytes)).toContain(' 400 ');
    },
  );
});

describe('headers', () => {
  it('are strict on every kind of answer', async () => {
    for (const path of ['/', '/nope', '/lineup/', '/healthz', '/sitemap.xml', '/favicon.ico']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy'], path).not.toMatch(/unsafe|\*/);
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('ask for https only where the site has it', async () => {
    const secure = createTestSite({ environment: { SITE_ORIGIN: 'https://nightjar.example' } });
    const { headers, text } = await request(secure.listener).get('/');
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(text).toContain('rel="canonical" href="https://nightjar.example/"');
  });
});

describe('the environment', () => {
  it('puts an urgent notice at the top of every page, as text', async () => {
    const noted = createTestSite({
      environment: { SITE_NOTICE: 'Gates closed: <b>flooding</b> at the bridge' },
    });
    for (const path of ['/', '/info/camping', '/nope']) {
      expect((await request(noted.listener).get(path)).text).toContain(
        'Gates closed: &lt;b&gt;flooding&lt;/b&gt; at the bridge',
      );
    }
    expect((await get('/')).text).not.toContain('Urgent notice');
  });

  it('is refused with every wrong variable named', () => {
    expect(() =>
      createTestSite({ environment: { PORT: 'ninety', SITE_ORIGIN: 'nightjar', LOG_LEVEL: 'loud' } }),
    ).toThrow(/PORT[\s\S]*SITE_ORIGIN[\s\S]*LOG_LEVEL/);
  });
});

describe('the clock', () => {
  it('is the server’s: the countdown is in the page before any script runs', async () => {
    const before = createTestSite({ now: new Date('2026-07-16T10:00:00Z') });
    const { text } = await request(before.listener).get('/');
    expect([...text.matchAll(/data-unit="\w+">(\d+)</g)].map(([, digits]) => digits)).toEqual([
      '02',
      '01',
      '00',
      '00',
    ]);
  });
});
