import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../test-app.ts';

const { listener } = createTestApp();
const get = (path: string) => request(listener).get(path);

describe('HTTPS', () => {
  it('is required by the headers where SITE_ORIGIN has it', async () => {
    const secure = createTestApp({ environment: { SITE_ORIGIN: 'https://nightjar.example' } });
    const { headers, text } = await request(secure.listener).get('/');
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(text).toContain('rel="canonical" href="https://nightjar.example/"');
  });
});

describe('An urgent notice', () => {
  it('appears at the top of every page, as text', async () => {
    const noted = createTestApp({
      environment: { SITE_NOTICE: 'Gates closed: <b>flooding</b> at the bridge' },
    });
    for (const path of ['/', '/info/camping', '/nope']) {
      expect((await request(noted.listener).get(path)).text).toContain(
        'Gates closed: &lt;b&gt;flooding&lt;/b&gt; at the bridge',
      );
    }
    expect((await get('/')).text).not.toContain('Urgent notice');
  });
});

describe('Another time', () => {
  it('is that of pages and their scripts where CLOCK is set', async () => {
    const other = createTestApp({ environment: { CLOCK: '2026-07-18T15:30:00+01:00' } });
    const { text } = await request(other.listener).get('/');
    expect(text).toContain('data-clock="2026-07-18T14:30:00.000Z"');
    expect((await get('/')).text).not.toContain('data-clock');
  });
});
