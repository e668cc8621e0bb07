import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../test-app.ts';
import { sendRaw } from './raw-request.ts';

const { listener, log } = createTestApp();

it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
  '%s is not allowed on any address',
  async (method) => {
    for (const path of ['/contact', '/nope', '/healthz']) {
      const { status, headers } = await request(listener)[method](path);
      expect(status).toBe(405);
      expect(headers['allow']).toBe('GET, HEAD');
    }
  },
);

it('An address in absolute form is logged without the name and password in it', async () => {
  log.length = 0;
  await sendRaw(
    listener,
    'GET http://me:secret@localhost/lineup HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  await expect
    .poll(() => log)
    .toEqual([expect.objectContaining({ path: 'http://localhost/lineup', status: 200 })]);
});

describe('A request that breaks HTTP', () => {
  it('with headers of 40 KB gets 431', async () => {
    const header = `X-Long: ${'a'.repeat(40_000)}\r\n`;
    expect(await sendRaw(listener, `GET / HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`)).toContain(' 431 ');
  });

  it('is a warning in the log', async () => {
    log.length = 0;
    await sendRaw(listener, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n');
    await expect.poll(() => log).toEqual([expect.objectContaining({ status: 400, level: 40 })]);
  });
});

it('CONNECT gets 405, and a request with two hosts 400', async () => {
  const refused = await sendRaw(listener, 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n');
  expect(refused).toMatch(/^HTTP\/1\.1 405 [^]*^Allow: GET, HEAD\r$/m);
  const twice = await sendRaw(listener, 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n');
  expect(twice).toMatch(/^HTTP\/1\.1 400 /);
});
