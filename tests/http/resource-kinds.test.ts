import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { Resource } from '../../server/resources/resource.ts';
import { createTestApp } from '../test-app.ts';

const TEXT = 'text/plain; charset=utf-8';

const only = (resource: Resource, options = {}) => createTestApp({ resources: [resource], ...options });

describe('A constant resource', () => {
  it('is made once, for the first request, however many come at the same time', async () => {
    let made = 0;
    const { listener } = only({
      name: 'song.txt',
      type: TEXT,
      body: ({ origin }) => `${origin} ${(made += 1)}`,
    });
    expect(made).toBe(0);
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(listener).get('/song.txt')));
    expect((await request(listener).get('/song.txt')).text).toBe('http://localhost:3000 1');
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(made).toBe(1);
  });

  it('that cannot be made is an unexpected failure, and is tried again for the next request', async () => {
    let tries = 0;
    const { listener, log } = only({
      name: 'song.txt',
      type: TEXT,
      body() {
        tries += 1;
        if (tries === 1) throw new Error('the text could not be made');
        return 'a song';
      },
    });
    const { status, text } = await request(listener).get('/song.txt');
    expect(status).toBe(500);
    expect(text).toContain('the text could not be made');
    expect(log[0]).toMatchObject({ level: 50, err: { message: 'the text could not be made' } });
    expect((await request(listener).get('/song.txt')).text).toBe('a song');
  });
});

describe('A resource that says until when it holds', () => {
  it('is made again each day', async () => {
    const clock = { now: new Date('2026-07-18T12:00:00Z') };
    const { listener } = only(
      {
        name: 'time.txt',
        type: TEXT,
        body: ({ now }) => now.toISOString(),
      },
      { clock: () => clock.now },
    );
    const time = async () => (await request(listener).get('/time.txt')).text;
    expect(await time()).toBe('2026-07-18T12:00:00.000Z');
    clock.now = new Date('2026-07-18T23:59:59Z');
    expect(await time()).toBe('2026-07-18T12:00:00.000Z');
    clock.now = new Date('2026-07-19T00:00:00Z');
    expect(await time()).toBe('2026-07-19T00:00:00.000Z');
  });
});

describe('A family of resources', () => {
  const song: Resource = {
    name: 'songs/:file',
    type: TEXT,
    entries: ['one.txt', 'AC&DC?.txt'],
    body: ({ entry }) => `the song ${entry}`,
  };
  const { listener, log } = only(song);

  it('has one resource for each entry, each with its own ETag, and all with one route in the log', async () => {
    log.length = 0;
    const one = await request(listener).get('/songs/one.txt');
    const other = await request(listener).get('/songs/AC%26DC%3F.txt');
    expect([one.text, other.text]).toEqual(['the song one.txt', 'the song AC&DC?.txt']);
    expect(one.headers['etag']).not.toBe(other.headers['etag']);
    const line = expect.objectContaining({ route: 'songs/:file', cached: true }) as unknown;
    await expect.poll(() => log).toEqual([line, line]);
  });

  it.each(['/songs/two.txt', '/songs', '/songs/:file', '/songs/ONE.txt'])('has none at %s', async (path) => {
    expect((await request(listener).get(path)).status).toBe(404);
  });
});

describe('A resource that is made for each request', () => {
  const picks: Resource = {
    name: 'picks.txt',
    type: TEXT,
    forEachRequest: true,
    body: ({ query, now }) => `${query.getAll('pick').join(', ')} on ${now.toISOString()} `.repeat(60),
  };
  const { listener, log } = only(picks, { now: new Date('2026-07-18T12:00:00Z') });
  const get = (path: string) => request(listener).get(path);

  it('answers each query with its own text, which no cache may keep', async () => {
    log.length = 0;
    const { headers, text } = await get('/picks.txt?pick=LIFE&pick=Sea%20Power');
    expect(text).toContain('LIFE, Sea Power on 2026-07-18T12:00:00.000Z');
    expect((await get('/picks.txt?pick=LIFE')).text).not.toContain('Sea Power');
    expect(headers['content-type']).toBe(TEXT);
    expect(headers['cache-control']).toBe('private, no-cache');
    const line = expect.objectContaining({
      route: 'picks.txt',
      path: '/picks.txt',
      cached: false,
    }) as unknown;
    await expect.poll(() => log).toEqual([line, line]);
  });

  it('is compressed, answers HEAD without its body, and is not sent again to a client that has it', async () => {
    const { headers } = await get('/picks.txt?pick=LIFE').set('accept-encoding', 'br').buffer(false);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toBe('Accept-Encoding');
    const head = await request(listener).head('/picks.txt?pick=LIFE');
    expect([head.status, head.text ?? '', head.headers['etag']]).toEqual([200, '', headers['etag']]);
    const again = await get('/picks.txt?pick=LIFE').set('if-none-match', headers['etag'] ?? '');
    expect(again.status).toBe(304);
  });

  it('that cannot be made is an unexpected failure', async () => {
    const app = only({
      ...picks,
      body() {
        throw new Error('the text could not be made');
      },
    });
    const { status, text } = await request(app.listener).get('/picks.txt?pick=LIFE');
    expect(status).toBe(500);
    expect(text).toContain('the text could not be made');
    expect(app.log[0]).toMatchObject({ level: 50, err: { message: 'the text could not be made' } });
  });
});
