import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../test-app.ts';
import { sendRaw } from './raw-request.ts';

const { listener, log } = createTestApp();

describe('The method', () => {
  it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
    '%s is not allowed on any address',
    async (method) => {
      for (const path of ['/', '/contact', '/tickets/purchase', '/nope', '/healthz']) {
        const { status, headers } = await request(listener)[method](path);
        expect(status).toBe(405);
        expect(headers['allow']).toBe('GET, HEAD');
      }
    },
  );

  it.each(['/tickets/purchase?weekend=1', '/nope', '/favicon.ico', '/healthz'])(
    'HEAD answers for %s like GET, without the body',
    async (path) => {
      const get = await request(listener).get(path);
      const { status, text, headers } = await request(listener).head(path);
      expect(status).toBe(get.status);
      expect(headers['content-type']).toBe(get.headers['content-type']);
      expect(text ?? '').toBe('');
    },
  );
});

describe('A request that breaks HTTP', () => {
  it('with headers of 40 KB gets 431', async () => {
    const header = `X-Long: ${'a'.repeat(40_000)}\r\n`;
    expect(await sendRaw(listener, `GET / HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`)).toContain(' 431 ');
  });

  it.each([
    ['400', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['417', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: an-unknown-extension\r\nConnection: close\r\n\r\n'],
  ])('gets the %s that HTTP demands, and is a warning in the log', async (status, bytes) => {
    log.length = 0;
    const answer = await sendRaw(listener, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await expect.poll(() => log).toEqual([expect.objectContaining({ status: Number(status), level: 40 })]);
  });

  it.each(['GARBAGE\r\n\r\n', 'BREW /pot HTTP/1.1\r\nHost: localhost\r\n\r\n'])(
    'like %j gets 400',
    async (bytes) => {
      expect(await sendRaw(listener, bytes)).toContain(' 400 ');
    },
  );
});
