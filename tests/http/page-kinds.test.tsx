import { beforeAll, describe, expect, it, vi } from 'vitest';
import { definePage, entriesOf } from '../../shared/page.ts';
import { openSite } from './site.ts';
import { pageNamed } from '../this-edition/nightjar.ts';

const homePage = pageNamed('home');
const notFoundPage = pageNamed('*');

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

const ownPage = definePage({
  ...basics,
  name: 'picks',
  visitorQuery: ['pick'],
  load: ({ query }) => ({ title: `Picked ${query.getAll('pick').join(', ') || 'nothing'}` }),
  meta,
  Component,
});

const rendered: string[] = [];
const crowded = definePage({
  ...basics,
  name: 'act/:name',
  entries: ['first', 'second', 'third'],
  onDemand: ['second', 'third'],
  views: { day: ['all', 'one'] },
  load: ({ entry, view }) => ({ title: `${entry} ${view.day}` }),
  meta,
  Component: ({ title }) => {
    rendered.push(title);
    return <h1>{title}</h1>;
  },
});

const clock = { now: new Date('2026-07-18T12:00:00Z') };
const pages = [homePage, kept, crowded, changing, ownPage, notFoundPage];
const { get, log, prepare } = openSite({ pages, clock: () => clock.now });

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await prepare();
  return () => vi.useRealTimers();
});

/** A visitor's answer at an address, and the log's line about it. */
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
  it('is cached for each view, and rendered for a combination of two, whatever the query adds', async () => {
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
    ['/band/sam-&-ella', 'sigur rós'],
    ['/band/sigur%20r%c3%b3s', 'sigur rós'],
  ])('%s is the document of %s, under one canonical address', async (address, name) => {
    const found = await visit(address);
    expect(found).toMatchObject({ status: 200, title: `${name} all anybody`, cached: true });
    const encoded = encodeURIComponent(name.replace('&amp;', '&'));
    expect(found.canonical).toBe(`http://localhost:3000/band/${encoded}`);
  });
});

it('Views and rare entries are made when they are first asked for, once for all who ask', async () => {
  expect(rendered).toEqual(['first all']);
  const addresses = ['/act/second', '/act/second', '/act/first?day=one', '/act/third?day=one&x=y'];
  const found = await Promise.all(addresses.map((address) => get(address)));
  expect(found.map(({ status, text }) => `${status} ${/<h1>(.*?)<\/h1>/.exec(text)?.[1]}`)).toEqual([
    '200 second all',
    '200 second all',
    '200 first one',
    '200 third one',
  ]);
  await get('/act/second');
  expect(rendered.toSorted()).toEqual(['first all', 'first one', 'second all', 'third one']);
});

describe('A page that the clock changes', () => {
  it('is a document for each view, which holds until its next instant and is made before it', async () => {
    expect(await visit('/now?at=shore')).toMatchObject({
      title: 'shore 2026-07-18T12:00:00.000Z',
      cached: true,
    });
    clock.now = new Date('2026-07-18T12:00:59.999Z');
    vi.advanceTimersByTime(MINUTE);
    await new Promise(setImmediate);
    expect(await visit('/now?at=shore')).toMatchObject({
      title: 'shore 2026-07-18T12:00:00.000Z',
      cached: true,
    });
    clock.now = new Date('2026-07-18T12:01:00Z');
    await expect
      .poll(() => visit('/now?at=shore'), { timeout: 60_000 })
      .toMatchObject({ title: 'shore 2026-07-18T12:01:00.000Z', cached: true });
  });

  it('is never shown once it is too old, but rendered for whoever asks first', async () => {
    clock.now = new Date('2026-07-18T12:05:00Z');
    expect(await visit('/now')).toMatchObject({ title: 'hill 2026-07-18T12:05:00.000Z', cached: false });
    expect(await visit('/now?at=shore')).toMatchObject({ title: 'shore 2026-07-18T12:05:00.000Z' });
  });
});

it('A page with a visitor’s choice is rendered for that visitor; without one, it is cached', async () => {
  expect(await visit('/picks?pick=a&pick=b')).toMatchObject({
    title: 'Picked a, b',
    cached: false,
    cacheControl: 'private, no-cache',
  });
  expect(await visit('/picks?utm_source=x')).toMatchObject({ title: 'Picked nothing', cached: true });
});
