import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../test-app.ts';

const { listener } = createTestApp();
const get = (path: string) => request(listener).get(path);

describe('A file', () => {
  it('is sent whole when a range or a condition cannot be met', async () => {
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
  });
});
