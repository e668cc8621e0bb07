import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { container } from '../../scripts/container.ts';
import { freePort } from '../../scripts/free-port.ts';
import { storm } from './hostile-requests.ts';
import { dist, manifestOf } from './other-build.ts';
import { SiteProcess } from './site-process.ts';
import { open, shoot, shootOver, volley, type Shot } from './volley.ts';
import { thisFestival } from '../this-edition/nightjar.ts';

const { sets } = thisFestival;

const MEGABYTE = 2 ** 20;
const CONTAINER = 256 * MEGABYTE;
const BASKET = '/tickets/purchase?weekend=1';

let site: SiteProcess;
/** The port of the metrics. */
let metricsPort: number;
const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const refused = async () => Number(/site_refused_total\{by="queue"\} (\d+)/.exec(await metrics())?.[1]);

beforeAll(async () => {
  metricsPort = await freePort();
  // The process starts as in the container, behind one proxy.
  site = await SiteProcess.start({
    node: container.node,
    environment: { ...container.environment, TRUST_PROXY: '1', METRICS_PORT: String(metricsPort) },
  });
  await site.ready();
});

/** Waits until the log, which is written in batches, has every request so far. */
async function settle(): Promise<void> {
  const last = async () => {
    await shoot(site.port, { path: '/settled' });
    return site.log.findLast((line) => 'path' in line)?.['path'];
  };
  await expect.poll(last).toBe('/settled');
}

/** The length of the log when the test began. */
let lastLength = 0;
const logged = () => site.log.slice(lastLength);

beforeEach(async () => {
  await settle();
  lastLength = site.log.length;
});

afterAll(() => site.stop());

const from = (client: string) => ({ 'X-Forwarded-For': client });
const BROTLI = { 'Accept-Encoding': 'br' };
const CROWD = from('198.51.100.1');
const ANOTHER = from('203.0.113.1');

/** The memory that a heavy load must leave free in the container. */
const MOST_MEMORY = 190 * MEGABYTE;
/** Pages with a visitor's choice, as expensive as visitors and crawlers can make them. */
const all = sets.map(({ id }) => id).join(',');
const choices = [
  [200, `/nightjar-2026/programme?picks=${all}`, { 'Save-Data': 'on' }],
  [200, `/my-line-up?picks=bodega&maybe=${all}&with=${all}`, BROTLI],
  [404, '/tickts', BROTLI],
] as const;

it('Thousands of hostile requests cause no 5xx, no growth and no forged line in the log', async () => {
  const first = await storm(site.port, 200);
  const memory = site.memory;
  const counts = await storm(site.port, 800);
  expect(site.memory - memory).toBeLessThan(20e6);
  expect([...first.keys(), ...counts.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(counts.get(200)).toBeGreaterThan(30);
  expect(counts.get(404)).toBeGreaterThan(80);
  expect(counts.get(405)).toBeGreaterThan(40);
  expect(counts.get(400)).toBeGreaterThan(8);
  await settle();
  expect(site.broken).toEqual([]);
  expect(site.log.filter(({ msg }) => String(msg).includes('forged'))).toEqual([]);
});

it('Hundreds who show at once what they have chosen are answered or asked to come back', async () => {
  const before = await refused();
  const load = choices.map(([, address, header]) =>
    volley(site.port, 300, { path: address, headers: { ...CROWD, ...header } }),
  );
  const answer = await shoot(site.port, { path: '/lineup', headers: { ...ANOTHER, ...BROTLI } });
  const hits = await Promise.all(load);
  expect(answer).toBe(200);
  for (const [index, [status, address]] of choices.entries())
    expect(
      [...(hits[index]?.keys() ?? [])].filter((hit) => hit !== 503 && hit !== status),
      address,
    ).toEqual([]);
  expect((await refused()) - before).toBe(hits.reduce((sum, each) => sum + (each.get(503) ?? 0), 0));
  expect(site.mostMemory).toBeLessThan(MOST_MEMORY);
});

describe('A crowd of visitors with baskets, which are rendered for each request,', () => {
  it('does not keep other visitors waiting: kept pages are sent at once, their baskets in turn', async () => {
    const basket = { path: BASKET, headers: { ...CROWD, ...BROTLI } };
    const connections = await Promise.all(Array.from({ length: 453 }, () => open(site.port)));
    const load = connections.splice(3).map((connection) => shootOver(connection, basket));
    const others = ['/lineup?utm_source=letter', '/nowhere', BASKET].map((address, index) =>
      shootOver(connections[index] as Socket, { path: address, headers: ANOTHER }),
    );
    expect(await Promise.all(others)).toEqual([200, 404, 200]);
    expect((await Promise.all(load)).filter((hit) => hit !== 200 && hit !== 503)).toEqual([]);
    const theirs = logged().findLastIndex(({ client }) => client === '203.0.113.0');
    expect(theirs).toBeGreaterThan(0);
    expect(theirs).toBeLessThan(100);
  });

  it('is not rendered for once it has hung up', async () => {
    const visitors = await Promise.all(Array.from({ length: 300 }, () => open(site.port)));
    const hangUp = () => visitors.forEach((visitor) => visitor.resetAndDestroy());
    for (const visitor of visitors) {
      visitor.on('error', () => undefined).once('data', hangUp);
      void shootOver(visitor, { path: BASKET, headers: CROWD });
    }
    // The log names the page of a request only if it was rendered.
    const unrendered = () =>
      logged().filter((line) => line['path'] === '/tickets/purchase' && line['route'] === undefined);
    await expect.poll(() => unrendered().length).toBeGreaterThan(0);
  });
});

describe('Thousands of requests at once', () => {
  it('of any kind are answered within the memory of the container', async () => {
    const { files, compressed } = manifestOf(dist);
    const picture = files['pictures/hero-castle.jpg'] ?? '';
    const small: readonly Shot[] = [
      { path: '/info/camping' },
      { path: compressed.find((address) => address.includes('runtime')) ?? '' },
      { path: picture, headers: { Range: 'bytes=9999999-', 'If-Match': '"x"' } },
      { path: '/sitemap.xml', headers: BROTLI },
    ];
    expect(await volley(site.port, 1000, { path: picture })).toEqual(new Map([[200, 1000]]));
    const answers = await Promise.all(small.map((shot) => volley(site.port, 250, shot)));
    expect(answers).toEqual(small.map(() => new Map([[200, 250]])));
  });

  it('that one connection sends without waiting for answers close that connection alone', async () => {
    const oneRequest = `GET ${BASKET} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const talkers = Array.from({ length: 8 }, () => {
      const talker = connect(site.port, '127.0.0.1').on('error', () => undefined);
      talker.write(oneRequest.repeat(2000));
      return new Promise((hungUp) => talker.once('close', hungUp));
    });
    expect(await shoot(site.port, { path: BASKET })).toBe(200);
    await Promise.all(talkers);
    expect(logged()).toContainEqual(expect.objectContaining({ code: 'PIPELINED', client: '127.0.0.0' }));
  });
});

describe('Afterwards', () => {
  it('monitoring is told how the process is, in as many lines whatever is asked', async () => {
    const askAll = async (round: number) => {
      const asked = [
        `/nobody-${round}`,
        `/artist/nobody-${round}`,
        `/assets/none-${round}.js`,
        `/tickets/purchase?weekend=${round}`,
        '/nightjar-2026/programme?picks=bodega',
        `/slash-${round}/`,
      ];
      for (const address of asked) await fetch(site.origin + address, { redirect: 'manual' });
      await fetch(site.origin, { method: 'BREW' }).catch(() => undefined);
      await fetch(site.origin, { method: 'DELETE' });
    };
    const samples = async () => (await metrics()).match(/^(?:http|site)_\S+/gm) ?? [];
    await askAll(0);
    const before = await samples();
    await askAll(1);
    expect(await samples()).toEqual(before);
    expect(before.join('\n')).toMatch(/_count\{method="GET",route="[\w-]+\/programme",status_code="200",/);
    expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  });

  it('the log has no error, the process stops normally, and heartbeats count refusals', async () => {
    expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(site.mostMemory).toBeLessThan(CONTAINER);
    const inAll = await refused();
    expect(inAll).toBeGreaterThan(0);
    expect(await site.stop()).toBe(0);
    const heartbeats = site.log.filter(({ msg }) => msg === 'heartbeat');
    expect(heartbeats.reduce((sum, { refused: lately }) => sum + Number(lately), 0)).toBe(inAll);
    expect(Math.max(...heartbeats.map(({ longestWait }) => Number(longestWait)))).toBeGreaterThan(100);
  });
});
