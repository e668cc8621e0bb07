import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestSite } from '../site.ts';

const clock = { now: new Date('2026-07-01T12:00:00Z') };
const { listener, prepare } = createTestSite({ clock: () => clock.now });

beforeAll(async () => {
  // What is made anew in time is made when a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await prepare();
}, 60_000);

afterAll(() => {
  vi.useRealTimers();
});

describe('home, whose countdown runs', () => {
  const countdown = async () =>
    /data-island="countdown" data-props="[^"]*now&quot;:(\d+)/.exec(
      (await request(listener).get('/')).text,
    )?.[1];

  it('is at most a minute old, wherever it is kept', async () => {
    expect((await request(listener).get('/')).headers['cache-control']).toBe('public, max-age=30');
    const first = await countdown();
    clock.now = new Date(clock.now.getTime() + 20_000);
    expect(await countdown()).toBe(first);
    clock.now = new Date(clock.now.getTime() + 45_000);
    expect(Number(await countdown())).toBe(clock.now.getTime());
  });

  it('is made anew in time, though nobody asks, so that no visitor finds it old', async () => {
    vi.advanceTimersByTime(30_000);
    await expect.poll(async () => (await request(listener).get('/')).headers['etag']).toBeDefined();
    const first = await countdown();
    clock.now = new Date(clock.now.getTime() + 30_000);
    vi.advanceTimersByTime(30_000);
    await expect.poll(countdown).toBe(String(clock.now.getTime()));
    expect(first).not.toBe(await countdown());
  });
});
