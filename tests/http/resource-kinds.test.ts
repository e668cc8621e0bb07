import { describe, expect, it } from 'vitest';
import type { Resource } from '../../server/resources/resource.ts';
import { openSite } from './site.ts';

const TEXT = 'text/plain; charset=utf-8';

/** A site with a single resource. */
const siteWith = (resource: Omit<Resource, 'type'>, options = {}) =>
  openSite({ resources: [{ type: TEXT, ...resource }], ...options });

describe('A constant resource', () => {
  it('is made once, for the first request, however many come at the same time', async () => {
    let made = 0;
    const { get } = siteWith({ name: 'song.txt', body: ({ origin }) => `${origin} ${(made += 1)}` });
    expect(made).toBe(0);
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('/song.txt')));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['http://localhost:3000 1']));
    expect(made).toBe(1);
    expect((await get('/song.txt?x=1')).text).toBe('http://localhost:3000 1');
    expect((await get('/SONG.txt')).status).toBe(404);
  });

  it.each([false, true])(
    'that cannot be made is a failure, and is tried again (for each: %s)',
    async (forEachRequest) => {
      let tries = 0;
      const { get, log } = siteWith({
        name: 'song.txt',
        ...(forEachRequest && { forEachRequest }),
        body() {
          tries += 1;
          if (tries === 1) throw new Error('the text could not be made');
          return 'a song';
        },
      });
      const { status, text } = await get('/song.txt');
      expect(status).toBe(500);
      expect(text).toContain('the text could not be made');
      expect(log[0]).toMatchObject({ level: 50, err: { message: 'the text could not be made' } });
      expect((await get('/song.txt')).text).toBe('a song');
    },
  );

  it('is made again each day', async () => {
    const clock = { now: new Date('2026-07-18T12:00:00Z') };
    const { htmlOf } = siteWith(
      { name: 'time.txt', body: ({ now }) => now.toISOString() },
      { clock: () => clock.now },
    );
    expect(await htmlOf('/time.txt')).toBe('2026-07-18T12:00:00.000Z');
    clock.now = new Date('2026-07-18T23:59:59Z');
    expect(await htmlOf('/time.txt')).toBe('2026-07-18T12:00:00.000Z');
    clock.now = new Date('2026-07-19T00:00:00Z');
    expect(await htmlOf('/time.txt')).toBe('2026-07-19T00:00:00.000Z');
  });
});
