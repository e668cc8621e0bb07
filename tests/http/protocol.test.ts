import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '../site.ts';
import { sendRaw } from './raw-request.ts';

const { listener, log } = createTestSite();

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
  it('headers beyond all measure are refused by the server itself', async () => {
    const header = `X-Long: ${'a'.repeat(40_000)}\r\n`;
    expect(await sendRaw(listener, `GET / HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`)).toContain(' 431 ');
  });

  it.each([
    ['400', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['417', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: a-miracle\r\nConnection: close\r\n\r\n'],
  ])('%s, which HTTP itself demands, has the site’s headers and a line in the log', async (status, bytes) => {
    log.length = 0;
    const answer = await sendRaw(listener, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
    await expect.poll(() => log).toEqual([expect.objectContaining({ status: Number(status), level: 40 })]);
  });

  it.each(['GARBAGE\r\n\r\n', 'BREW /pot HTTP/1.1\r\nHost: localhost\r\n\r\n'])(
    '%j is refused',
    async (bytes) => {
      expect(await sendRaw(listener, bytes)).toContain(' 400 ');
    },
  );
});
