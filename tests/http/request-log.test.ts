import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../test-app.ts';

const { listener, log } = createTestApp();
const get = (path: string) => request(listener).get(path);

describe('The log', () => {
  it('has one line for each request, without the query', async () => {
    log.length = 0;
    await get('/lineup?day=friday').set('X-Request-Id', 'proxy-gave-this-1');
    expect(log).toEqual([
      expect.objectContaining({
        level: 30,
        requestId: 'proxy-gave-this-1',
        method: 'GET',
        path: '/lineup',
        route: 'lineup',
        status: 200,
      }),
    ]);
    expect(JSON.stringify(log)).not.toContain('friday');
  });

  it('has a tracing proxy’s name for the request, and nothing else that a client puts there', async () => {
    log.length = 0;
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await get('/lineup').set('traceparent', traceparent);
    await get('/lineup').set('traceparent', 'my-name-is-secret');
    expect(log.map((line) => line['traceparent'])).toEqual([traceparent, undefined]);
  });

  it('has an unknown address as one warning, with its path', async () => {
    log.length = 0;
    await get('/nope/%0Aforged?secret=1');
    expect(log).toEqual([
      expect.objectContaining({ level: 40, path: '/nope/%0Aforged', status: 404, msg: 'page not found' }),
    ]);
    expect(JSON.stringify(log)).not.toContain('secret');
  });
});
