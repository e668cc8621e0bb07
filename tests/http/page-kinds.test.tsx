import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { resources } from '../../server/resources/resources.ts';
import { calendar } from '../../shared/data/calendar.ts';
import { definePage, entriesOf } from '../../shared/page.ts';
import { homePage } from '../../shared/pages/home-page.tsx';
import { notFoundPage } from '../../shared/pages/not-found-page.tsx';
import type { Resource } from '../../server/resources/resource.ts';
import { openSite, readerOf } from './site.ts';

const basics = { label: 'Trial', section: 'home' } as const;
const meta = ({ title }: { readonly title: string }) => ({ title, description: 'A page on trial.' });
const Component = ({ title }: { readonly title: string }) => <h1>{title}</h1>;

const bands = ['Sigur Rós', 'AC/DC', 'What?', 'Sam & Ella'] as const;
const kept = definePage({
  ...basics,
  name: 'band/:name',
  entries: entriesOf(bands, (band) => band.toLowerCase()),
  views: { day: ['all', 'one'], for: ['anybody', 'children'] },
  load: ({ entry, view }) => ({ title: `${entry} ${view.day} ${view.for}` }),
  meta,
  Component,
});

const MINUTE = 60_000;

const changing = definePage({
  ...basics,
  name: 'now',
  changesAt: (now) => now - (now % MINUTE) + MINUTE,
  views: { at: ['hill', 'shore'] },
  load: ({ view, now }) => ({ title: `${view.at} ${now.toISOString()}` }),
  meta,
  Component,
});

const yearly = definePage({
  ...basics,
  name: 'year',
  load: ({ year }) => ({ title: year.season }),
  meta,
  Component,
});

let begun = 0;

const own = definePage({
  ...basics,
  name: 'picks',
  visitorQuery: ['pick'],
  load: ({ query }) => {
    begun += 1;
    return { title: `Picked ${query.getAll('pick').join(', ') || 'nothing'}` };
  },
  meta,
  Component,
});

const ownFile: Resource = {
  name: 'picks.txt',
  type: 'text/plain; charset=utf-8',
  forEachRequest: true,
  body: () => `Picked ${(begun += 1)}`,
};

const clock = { now: new Date('2026-07-18T12:00:00Z') };
const pages = [homePage, kept, changing, yearly, own, notFoundPage];
const site = openSite({ pages, resources: [...resources, ownFile], clock: () => clock.now });
const { get, listener, log, prepare } = site;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await prepare();
  return () => vi.useRealTimers();
});

/** What a visitor of an address gets, and how the log says that it was answered. */
async function visit(address: string) {
  log.length = 0;
  const { status, text, headers } = await get(address);
  await expect.poll(() => log).toHaveLength(1);
  return {
    status,
    title: /<h1>(.*?)<\/h1>/.exec(text)?.[1],
    canonical: /rel="canonical" href="([^"]*)"/.exec(text)?.[1],
    cacheControl: headers['cache-control'],
    cached: log[0]?.['cached'],
  };
}

describe('A page with a parameter and views', () => {
  it('is a kept document for each view, rendered for a combination of two, whatever else the query says', async () => {
    for (const [query, says, isKept] of [
      ['', 'all anybody', true],
      ['?day=one', 'one anybody', true],
      ['?x=y&for=children&day=all', 'all children', true],
      ['?day=never&for=children', 'all children', true],
      ['?x=y&for=children&day=one', 'one children', false],
    ] as const) {
      const found = await visit(`/band/what%3F${query}`);
      expect(found).toMatchObject({ title: `what? ${says}`, cached: isKept });
      expect(found.canonical).toBe('http://localhost:3000/band/what%3F');
    }
  });

  it.each([
    ['/band/ac%2Fdc', 'ac/dc'],
    ['/band/sam-&-ella', 'sigur rós'],
    ['/band/sam%20%26%20ella', 'sam &amp; ella'],
    ['/band/sigur%20r%c3%b3s', 'sigur rós'],
  ])('%s is the document of %s, under one canonical address', async (address, name) => {
    const found = await visit(address);
    expect(found).toMatchObject({ status: 200, title: `${name} all anybody`, cached: true });
    const encoded = encodeURIComponent(name.replace('&amp;', '&'));
    expect(found.canonical).toBe(`http://localhost:3000/band/${encoded}`);
  });
});

describe('A page that the clock changes', () => {
  const addresses = [
    ['/now', 'hill'],
    ['/now?at=shore', 'shore'],
  ] as const;

  it('is a document for each view, which holds until its next instant and is made before it', async () => {
    for (const [address, at] of addresses)
      expect(await visit(address)).toMatchObject({ title: `${at} 2026-07-18T12:00:00.000Z`, cached: true });
    clock.now = new Date('2026-07-18T12:00:59.999Z');
    vi.advanceTimersByTime(MINUTE);
    await new Promise(setImmediate);
    for (const [address, at] of addresses)
      expect(await visit(address)).toMatchObject({ title: `${at} 2026-07-18T12:00:00.000Z`, cached: true });
    clock.now = new Date('2026-07-18T12:01:00Z');
    for (const [address, at] of addresses)
      await expect
        .poll(() => visit(address), { timeout: 60_000 })
        .toMatchObject({ title: `${at} 2026-07-18T12:01:00.000Z`, cached: true });
  });

  it('is never shown once it is too old, but rendered for whoever asks first', async () => {
    clock.now = new Date('2026-07-18T12:05:00Z');
    expect(await visit('/now?at=shore')).toMatchObject({
      title: 'shore 2026-07-18T12:05:00.000Z',
      cached: false,
    });
  });
});

it('A page that shows what a visitor has chosen is rendered for that visitor, and kept nowhere; while nothing is chosen, it is a kept document', async () => {
  expect(await visit('/picks?pick=a&pick=b')).toMatchObject({
    title: 'Picked a, b',
    cached: false,
    cacheControl: 'private, no-cache',
  });
  expect(await visit('/picks?utm_source=x')).toMatchObject({ title: 'Picked nothing', cached: true });
});

it('A page that asks for more than it declares does not pass the type check', () => {
  const without = [
    // @ts-expect-error: this page does not say when it changes
    definePage({ ...basics, name: 'a', load: ({ now }) => ({ title: String(now) }), meta, Component }),
    // @ts-expect-error: this page does not say which parameters are a visitor's own
    definePage({ ...basics, name: 'b', load: ({ query }) => ({ title: String(query) }), meta, Component }),
  ];
  for (const { changesAt, visitorQuery } of without)
    expect([changesAt, visitorQuery]).toEqual([undefined, []]);
});

it('A page that shows where in its year the festival stands is another one from each instant of the calendar on, for its first visitor as well', async () => {
  const seasonAt = async (instant: number) => {
    clock.now = new Date(instant);
    return (await visit('/year')).title;
  };
  for (const [instant, before, after] of [
    [calendar.fieldsClose, 'at-festival', 'just-over'],
    [calendar.lostPropertyUntil, 'just-over', 'over'],
  ] as const) {
    expect(await seasonAt(Date.parse(instant) - 1)).toBe(before);
    expect(await seasonAt(Date.parse(instant))).toBe(after);
  }
});

it('Pages and files that show visitors’ choices are made and compressed one after the other, however many are asked for at once', async () => {
  begun = 0;
  let ended = 0;
  let most = 0;
  const crowd = readerOf((req: IncomingMessage, res: ServerResponse) => {
    res.once('finish', () => {
      ended += 1;
      most = Math.max(most, begun - ended);
    });
    listener(req, res);
  });
  const asked = Array.from({ length: 12 }, async (_, pick) =>
    crowd.get(`/picks${pick % 2 ? '' : '.txt'}?pick=${pick}`),
  );
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  expect(begun).toBe(12);
  expect(most).toBe(0);
});
