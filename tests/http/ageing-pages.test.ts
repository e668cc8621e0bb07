import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestSite } from '../site.ts';

const clock = { now: new Date('2026-07-01T12:00:00Z') };
const { listener, prepare } = createTestSite({ clock: () => clock.now });

beforeAll(async () => {
  // The timers that have a page rendered again run when a test advances them.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await prepare();
}, 60_000);

afterAll(() => {
  vi.useRealTimers();
});

describe('Home, which ages because its countdown runs,', () => {
  const countdown = async () =>
    /data-island="countdown" data-props="[^"]*now&quot;:(\d+)/.exec(
      (await request(listener).get('/')).text,
    )?.[1];

  it('is at most a minute old, whether the server or a browser has it in its cache', async () => {
    expect((await request(listener).get('/')).headers['cache-control']).toBe('public, max-age=30');
    const first = await countdown();
    clock.now = new Date(clock.now.getTime() + 20_000);
    expect(await countdown()).toBe(first);
    clock.now = new Date(clock.now.getTime() + 45_000);
    expect(Number(await countdown())).toBe(clock.now.getTime());
  });

  it('is rendered again in time even when nobody asks for it', async () => {
    vi.advanceTimersByTime(30_000);
    await expect.poll(async () => (await request(listener).get('/')).headers['etag']).toBeDefined();
    const first = await countdown();
    clock.now = new Date(clock.now.getTime() + 30_000);
    vi.advanceTimersByTime(30_000);
    await expect.poll(countdown).toBe(String(clock.now.getTime()));
    expect(first).not.toBe(await countdown());
  });

  it('has the countdown in its HTML, before any script runs', async () => {
    const site = createTestSite({ now: new Date('2026-07-16T10:00:00Z') });
    const { text } = await request(site.listener).get('/');
    expect([...text.matchAll(/data-unit="\w+">(\d+)</g)].map(([, digits]) => digits)).toEqual([
      '02',
      '01',
      '00',
      '00',
    ]);
  });
});
