/** What starting costs, how much of each document is sent, and what memory the process holds. */
import { everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import { pages } from '../../shared/routes.tsx';
import { kilobytes, median, megabytes, milliseconds, type Measure } from './measure.ts';
import { startSite, type Asked } from './target.ts';

const documents = pages.filter(({ status }) => !status).flatMap(everyAddressOf);
const STARTS = 5;
const MANY = 100_000;

/** What the site says of an address, in brotli. */
async function headOf(url: string) {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return { size: Number(headers.get('content-length') ?? NaN), etag: headers.get('etag') ?? '' };
}

/** Requests of every kind for a document: kept in three encodings, conditional, rendered, refused, at odd addresses. */
const mixedRequests = (path: string, etag: string, index: number): readonly Asked[] => [
  { path },
  { path },
  { path, headers: { 'accept-encoding': 'gzip' } },
  { path, headers: { 'accept-encoding': 'identity' } },
  { path, headers: { 'if-none-match': etag } },
  { path, method: 'POST' },
  { path: `/tickets/purchase?weekend=${index % 9}` },
  { path: `/showers-${index}` },
  { path: `/%E0%A4-${index}` },
];

/** The time until an address of the site answers, in ms: the median of several starts. */
async function startup(ready: string, before?: readonly string[]): Promise<number> {
  const startups: number[] = [];
  for (let time = 0; time < STARTS; time += 1) {
    await using site = await startSite(ready, before);
    startups.push(site.startup);
  }
  return median(startups);
}

export async function processMeasures(): Promise<readonly Measure[]> {
  const [first, ready] = [await startup('/info/camping'), await startup('/readyz', ['taskset', '-c', '0'])];

  await using site = await startSite();
  const heads = await Promise.all(documents.map((address) => headOf(site.origin + address)));
  // Views are many addresses of one page.
  const sizes = heads.filter((_, index) => !documents[index]?.includes('?')).map(({ size }) => size);
  const mixed = documents.flatMap((address, index) =>
    mixedRequests(address, heads[index]?.etag ?? '', index),
  );
  await site.processorTime(mixed, MANY);
  const { memory } = await site.usage();

  return [
    { what: 'start to the first answer', value: first, bound: 500, show: milliseconds },
    { what: 'start to every document made, on one core', value: ready, bound: 2000, show: milliseconds },
    { what: 'half of all documents, in brotli', value: median(sizes), bound: 12_000, show: kilobytes },
    { what: 'the largest document', value: Math.max(...sizes), bound: 18_000, show: kilobytes },
    { what: 'memory after 100 000 mixed requests', value: memory, bound: 150 * 2 ** 20, show: megabytes },
  ];
}
