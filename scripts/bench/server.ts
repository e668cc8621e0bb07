/** Measures the site's processor time, its memory, and the bytes of each document. */
import { execFileSync } from 'node:child_process';
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
  .flatMap(festival.addresses.cachedAddressesOf);

/** Requests of every kind for a document: three encodings, conditional, rendered, refused, odd addresses. */
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

/** A server without work, as Node takes it from the command line. */
const EMPTY = `import('node:http').then(({ createServer }) =>
  createServer((_request, response) => response.end()).listen(process.env.PORT))`;
/** A fixed piece of a document's work: text that is made, searched and compressed. Prints its time in ms. */
const WORK = `const row = (at) => '<p class="row' + ((at * 7919) % 1013) + '">Some words of row ' + at + '</p>';
  const text = Array.from({ length: 9000 }, (_, at) => row(at)).join('');
  const counts = {};
  for (let round = 0; round < 10; round += 1)
    for (const [word] of text.matchAll(/\\w+/g)) counts[word] = (counts[word] ?? 0) + 1;
  for (let at = 0; at < 360_000; at += 30_000) zlib.brotliCompressSync(text.slice(at, at + 30_000));
  console.log(performance.now())`;
const ON_ONE_CORE = ['taskset', '-c', '0'];

/**
 * Measures the site's starts in proportion to the machine's speed. The
 * shortest time counts, because other programs can only add to it.
 */
async function measureStarts() {
  const shortest = { empty: Infinity, first: Infinity, work: Infinity, all: Infinity };
  const note = (what: keyof typeof shortest, ms: number) => (shortest[what] = Math.min(shortest[what], ms));
  const start = async (what: 'empty' | 'first' | 'all', started: ReturnType<typeof startServer>) => {
    await using server = await started;
    note(what, server.startup);
  };
  for (let time = 0; time < STARTS; time += 1) {
    await start('empty', startServer(['--eval', EMPTY], '/'));
    await start('first', startSite(PAGE));
    const words = [...ON_ONE_CORE.slice(1), process.execPath, '--eval', WORK];
    note('work', Number(execFileSync('taskset', words, { encoding: 'utf8' })));
    await start('all', startSite('/readyz', ON_ONE_CORE));
  }
  process.stdout.write(`Starts, in ms: ${JSON.stringify(shortest)}\n`);
  return { first: shortest.first / shortest.empty, all: shortest.all / shortest.work };
}

export async function serverMeasures(): Promise<readonly Measure[]> {
  await using site = await startSite();
  const bareServer = path.join(import.meta.dirname, 'bare-server.ts');
  await using bare = await startServer([bareServer, site.origin + PAGE], '/');
  const kilobytes = (await (await fetch(site.origin + BASKET)).bytes()).length / 1000;

  // Rounds alternate between the servers, so that ratios are right on
  // a busy machine. The first round warms up.
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
  const starts = await measureStarts();

  return [
    {
      what: 'cached page, against a bare server',
      value: median(warm.map((round) => round.cached / round.least)),
      bound: 2,
      unit: '×',
    },
    // The bound is a third of Next.js 16, which took 4.1 to 4.9 ms
    // for a page of 26 kB where a bare server took 22 µs.
    {
      what: 'page rendered afresh, per kB, against the same',
      value: median(warm.map((round) => round.rendered / round.least)) / kilobytes,
      bound: 4500 / 3 / 26 / 22,
      unit: '×',
    },
    { what: 'memory after 100 000 mixed requests', value: await site.readMemory(), bound: 150, unit: 'MB' },
    { what: 'half of all documents, in brotli', value: median(sizes), bound: 15, unit: 'kB' },
    { what: 'the largest document', value: Math.max(...sizes), bound: 18, unit: 'kB' },
    // These bounds are a quarter above the measured values, to notice growth.
    {
      what: 'start to the first answer, against an empty server',
      value: starts.first,
      bound: 8.75,
      unit: '×',
    },
    {
      what: 'every document made, on one core, against a fixed work',
      value: starts.all,
      bound: 6.8,
      unit: '×',
    },
  ];
}
