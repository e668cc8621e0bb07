import request from 'supertest';
import { expect, it } from 'vitest';
import { createTestApp } from '../test-app.ts';

it('The log has a tracing proxy’s name for the request, and nothing else that a client puts there', async () => {
  const { listener, log } = createTestApp();
  for (const traceparent of ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', 'my-name-is-secret'])
    await request(listener).get('/lineup').set('traceparent', traceparent);
  expect(log.map((line) => line['traceparent'])).toEqual([
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    undefined,
  ]);
});
