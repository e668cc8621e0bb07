import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { container } from '../../scripts/container.ts';
import { sets } from '../../shared/festival/programme.ts';
import type { Manifest } from '../../server/assets/assets.ts';
import { SiteProcess } from './site-process.ts';
import { open, shoot, shootOver, volley, type Shot } from './volley.ts';

const MEGABYTE = 2 ** 20;
const CONTAINER = 256 * MEGABYTE;
const BASKET = '/tickets/purchase?weekend=1';

let site: SiteProcess;

beforeAll(async () => {
  // Started as in the container, behind one proxy.
  site = await SiteProcess.start({
    node: container.node,
    environment: { ...container.environment, TRUST_PROXY: '1' },
  });
  await site.ready();
});

/** Waits until the log, which is written in batches, has every request so far: of a crowd, some are answered late. */
async function settle(): Promise<void> {
  const last = async () => {
    await shoot(site.port, { path: '/settled' });
    return site.log.findLast((line) => 'path' in line)?.['path'];
  };
  await expect.poll(last).toBe('/settled');
}

/** The length of the log when the test began. */
let before = 0;
const logged = () => site.log.slice(before);

beforeEach(async () => {
  await settle();
  before = site.log.length;
});

afterAll(() => site.stop());

const from = (client: string) => `X-Forwarded-For: ${client}`;
const CROWD = from('198.51.100.1');
const ANOTHER = from('203.0.113.1');

/** All kinds of such pages, and five thousand visitors, take minutes: CROWD=1 asks for them. */
const ofEach = Boolean(process.env['CROWD']);
/** What a crowd leaves free in the container. */
const MOST_MEMORY = 190 * MEGABYTE;
/** Each kind of page that shows a visitor's choice, as dear as visitors and crawlers can make it; the dearest first. */
const all = sets.map(({ id }) => id).join(',');
const ofAll = `picks=${all}`;
const lean = 'Save-Data: on';
const choices: readonly (readonly [address: string, ...headers: string[]])[] = [
  [`/nightjar-2026/programme?${ofAll}`, lean],
  [`/my-line-up?picks=bodega&maybe=${all}&with=${all}`],
  ['/tickts'],
  ['/nightjar-2026/programme?picks=bodega'],
  ['/nightjar-2026/programme?kind=music&place=castle'],
  [`/nightjar-2026/schedule?${ofAll}`],
  [`/lineup?${ofAll}`],
  [`/artist/sea-power?${ofAll}`],
  [`/nightjar-2026/talks?${ofAll}`],
  [`/pocket?${ofAll}`],
  [BASKET],
  ['/plan?from=gate&to=castle'],
  ['/plan?meet=C4', lean],
  ['/nowhere'],
  [`/my-line-up.ics?${ofAll}`],
];

describe('A thousand visitors who show at once what they have chosen', () => {
  const named = choices
    .slice(0, ofEach ? undefined : 3)
    .map(([address, ...headers]) => [address.slice(0, 60), headers.join(), address, ...headers] as const);
  it.each(named)(
    'on %s %s are answered or asked to come back, and kept pages go on',
    async (_start, _saving, address, ...headers) => {
      const shot = { path: address, headers: [CROWD, 'Accept-Encoding: br', ...headers] };
      const crowd = volley(site.port, 1000, shot);
      const other = await shoot(site.port, { path: '/lineup', headers: [ANOTHER, 'Accept-Encoding: br'] });
      const answers = [...(await crowd).keys()].filter((status) => status !== 503);
      expect([other, ...answers]).toEqual([200, /tickts|nowhere/.test(address) ? 404 : 200]);
      expect(site.mostMemory).toBeLessThan(MOST_MEMORY);
    },
  );

  it.runIf(ofEach)('or five thousand, on the dearest page, leave the process within its memory', async () => {
    const [address, ...headers] = choices[0] ?? [''];
    const answers = await volley(site.port, 5000, { path: address, headers: [CROWD, ...headers] });
    expect(new Set(answers.keys())).toEqual(new Set([200, 503]));
    expect(site.mostMemory).toBeLessThan(CONTAINER);
  });
});

describe('A crowd of visitors with baskets, which are rendered for each request,', () => {
  it('does not keep other visitors waiting: kept pages are sent at once, their baskets in turn', async () => {
    const basket = { path: BASKET, headers: [CROWD, 'Accept-Encoding: br'] };
    const connections = await Promise.all(Array.from({ length: 903 }, () => open(site.port)));
    const crowd = connections.splice(3).map((connection) => shootOver(connection, basket));
    const others = ['/lineup?utm_source=letter', '/nowhere', BASKET].map((address, index) =>
      shootOver(connections[index] as Socket, { path: address, headers: [ANOTHER] }),
    );
    expect(await Promise.all(others)).toEqual([200, 404, 200]);
    expect((await Promise.all(crowd)).filter((hit) => hit !== 200 && hit !== 503)).toEqual([]);
    const theirs = logged().findLastIndex(({ client }) => client === '203.0.113.0');
    expect(theirs).toBeGreaterThan(0);
    expect(theirs).toBeLessThan(100);
  });

  it('is not rendered for once it has hung up', async () => {
    const visitors = await Promise.all(Array.from({ length: 800 }, () => open(site.port)));
    const hangUp = () => visitors.forEach((visitor) => visitor.resetAndDestroy());
    for (const visitor of visitors) {
      visitor.on('error', () => undefined).once('data', hangUp);
      void shootOver(visitor, { path: BASKET, headers: [CROWD] });
    }
    // The log names the page of a request only if it was rendered.
    const unrendered = () =>
      logged().filter((line) => line['path'] === '/tickets/purchase' && line['route'] === undefined);
    await expect.poll(() => unrendered().length).toBeGreaterThan(0);
  });
});

describe('Thousands of requests at once', () => {
  it('of any one kind are answered within the memory of the container', async () => {
    const manifest = JSON.parse(
      readFileSync(path.join(import.meta.dirname, '../../dist/manifest.json'), 'utf8'),
    ) as Manifest;
    const picture = manifest.files['pictures/hero-castle.jpg'] ?? '';
    const script = manifest.compressed.find((address) => address.includes('runtime')) ?? '';
    const brotli = 'Accept-Encoding: br';
    const kinds: readonly (readonly [Shot, status: number])[] = [
      [{ path: '/info/camping' }, 200],
      [{ path: script }, 200],
      [{ path: picture }, 200],
      [{ path: picture, headers: ['Range: bytes=9999999-'] }, 200],
      [{ path: picture, headers: ['If-Match: "x"'] }, 200],
      [{ path: picture, headers: ['If-None-Match: *'] }, 304],
      [{ path: '/favicon.ico' }, 200],
      [{ path: '/sitemap.xml', headers: [brotli] }, 200],
      [{ path: '/lineup?utm_source=letter', headers: [brotli] }, 200],
    ];
    for (const [shot, status] of kinds) {
      const answers = await volley(site.port, 1500, shot);
      expect(answers, JSON.stringify(shot)).toEqual(new Map([[status, 1500]]));
    }
  });

  it('that one connection sends without waiting for answers close that connection alone', async () => {
    const one = `GET ${BASKET} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const talkers = Array.from({ length: 8 }, () => {
      const talker = connect(site.port, '127.0.0.1').on('error', () => undefined);
      talker.write(one.repeat(5000));
      return new Promise((hungUp) => talker.once('close', hungUp));
    });
    expect(await shoot(site.port, { path: BASKET })).toBe(200);
    await Promise.all(talkers);
    expect(logged()).toContainEqual(expect.objectContaining({ code: 'PIPELINED', client: '127.0.0.0' }));
  });

  it('cause no error in the process, which then stops normally', async () => {
    expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(site.mostMemory).toBeLessThan(CONTAINER);
    expect(await site.stop()).toBe(0);
  });
});
