/** What starting costs, how much of each document is sent, and what memory the process holds. */
import { everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import { pages } from '../../shared/routes.tsx';
import { kilobytes, median, megabytes, milliseconds, type Measure } from './measure.ts';
import { startSite, type Asked } from './target.ts';

const documents = pages.filter(({ status }) => !status).flatMap(everyAddressOf);
const STARTS = 5;
const MANY = 100_000;

/** Requests of every kind for each document: kept in three encodings, conditional, rendered, refused, at odd addresses. */
async function mixedRequests(origin: string): Promise<readonly Asked[]> {
  const mixed = documents.map(async (address, index): Promise<readonly Asked[]> => {
    const { headers } = await fetch(origin + address, { method: 'HEAD' });
    return [
      { path: address },
      { path: address },
      { path: address, headers: { 'accept-encoding': 'gzip' } },
      { path: address, headers: { 'accept-encoding': 'identity' } },
      { path: address, headers: { 'if-none-match': headers.get('etag') ?? '' } },
      { path: address, method: 'POST' },
      { path: `/tickets/purchase?weekend=${index % 9}` },
      { path: `/showers-${index}` },
      { path: `/%E0%A4-${index}` },
    ];
  });
  return (await Promise.all(mixed)).flat();
}

/** The time until an address of the site answers, in ms: the median of several starts. */
async function startup(ready: string, before?: readonly string[]): Promise<number> {
  const startups: number[] = [];
  for (let time = 0; time < STARTS; time += 1) {
    await using site = await startSite(ready, before);
    startups.push(site.startup);
  }
  return median(startups);
}

async function sizeOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(headers.get('content-length') ?? NaN);
}

export async function processMeasures(): Promise<readonly Measure[]> {
  const [first, ready] = [await startup('/info/camping'), await startup('/readyz', ['taskset', '-c', '0'])];

  await using site = await startSite();
  const sizes = await Promise.all(documents.map((address) => sizeOf(site.origin + address)));
  const mixed = await mixedRequests(site.origin);
  await site.processorTime(mixed, MANY);
  const { memory } = await site.usage();

  return [
    { what: 'start to the first answer', value: first, bound: 500, show: milliseconds },
    { what: 'start to every document made, on one core', value: ready, bound: 2000, show: milliseconds },
    {
      what: `half of the ${sizes.length} documents, at most`,
      value: median(sizes),
      bound: 12_000,
      show: kilobytes,
    },
    { what: 'the largest document', value: Math.max(...sizes), bound: 18_000, show: kilobytes },
    { what: 'memory after 100 000 mixed requests', value: memory, bound: 150 * 2 ** 20, show: megabytes },
  ];
}
