/** What the site costs a processor and a memory, and how much of each document is sent. */
import path from 'node:path';
import type { Request } from 'autocannon';
import { content } from '../../shared/data/content.ts';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { createPages } from '../../shared/routes.tsx';
import { median, startServer, startSite, type Measure } from './target.ts';

const ROUNDS = 7;
const STARTS = 5;
const PAGE = '/info/camping';
const BASKET = '/tickets/purchase?weekend=1';
const MANY = 100_000;

const festival = createFestival(content);
const documents = createPages(festival)
  .filter(({ status }) => !status)
  .flatMap(festival.addresses.everyAddressOf);

/** Requests of every kind for a document: cached in three encodings, conditional, rendered, refused, at odd addresses. */
const mixedRequests = (address: string, etag: string, index: number): Request[] => [
  { path: address },
  { path: address },
  { path: address, headers: { 'accept-encoding': 'gzip' } },
  { path: address, headers: { 'accept-encoding': 'identity' } },
  { path: address, headers: { 'if-none-match': etag } },
  { path: address, method: 'POST' },
  { path: `/tickets/purchase?weekend=${index % 9}` },
  { path: `/showers-${index}` },
  { path: `/%E0%A4-${index}` },
];

/** The time until an address of the site answers, in s: the shortest of several starts, as others can only add. */
async function measureStart(ready: string, runner?: readonly string[]): Promise<number> {
  let shortest = Infinity;
  for (let time = 0; time < STARTS; time += 1) {
    await using site = await startSite(ready, runner);
    shortest = Math.min(shortest, site.startup / 1000);
  }
  return shortest;
}

export async function serverMeasures(): Promise<readonly Measure[]> {
  await using site = await startSite();
  const bareServer = path.join(import.meta.dirname, 'bare-server.ts');
  await using bare = await startServer([bareServer, site.origin + PAGE], '/');
  const kilobytes = (await (await fetch(site.origin + BASKET)).bytes()).length / 1000;

  // Round by round in turn, so that ratios hold on a busy machine. The first round warms up.
  const rounds: { readonly least: number; readonly cached: number; readonly rendered: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    rounds.push({
      least: await bare.measureProcessor([{ path: '/' }], 20_000),
      cached: await site.measureProcessor([{ path: PAGE }], 20_000),
      rendered: await site.measureProcessor([{ path: BASKET }], 1500),
    });
  const warm = rounds.slice(1);
  const least = median(warm.map((round) => round.least));
  process.stdout.write(`A bare server takes ${Math.round(least)} µs a request.\n`);

  const heads = await Promise.all(
    documents.map((address) =>
      fetch(site.origin + address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } }),
    ),
  );
  // Views are many addresses of one page.
  const sizes = heads
    .filter((_, index) => !documents[index]?.includes('?'))
    .map(({ headers }) => Number(headers.get('content-length') ?? NaN) / 1000);
  const mixed = documents.flatMap((address, index) =>
    mixedRequests(address, heads[index]?.headers.get('etag') ?? '', index),
  );
  await site.measureProcessor(mixed, MANY);

  return [
    {
      what: 'cached page, against a bare server',
      value: median(warm.map((round) => round.cached / round.least)),
      bound: 2,
      unit: '×',
    },
    // The bound is a third of Next.js 16, which took 4.1 to 4.9 ms for a page of 26 kB where a bare server took 22 µs.
    {
      what: 'page rendered afresh, per kB, against the same',
      value: median(warm.map((round) => round.rendered / round.least)) / kilobytes,
      bound: 4500 / 3 / 26 / 22,
      unit: '×',
    },
    { what: 'memory after 100 000 mixed requests', value: await site.readMemory(), bound: 150, unit: 'MB' },
    { what: 'half of all documents, in brotli', value: median(sizes), bound: 15, unit: 'kB' },
    { what: 'the largest document', value: Math.max(...sizes), bound: 18, unit: 'kB' },
    {
      what: 'start to the first answer',
      value: await measureStart(PAGE),
      bound: 0.5,
      unit: 's',
    },
    {
      what: 'start to every document made, on one core',
      value: await measureStart('/readyz', ['taskset', '-c', '0']),
      bound: 3,
      unit: 's',
    },
  ];
}
