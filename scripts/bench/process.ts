/** What starting costs, and what memory the process holds. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import { pages } from '../../shared/routes.tsx';
import { container } from '../container.ts';
import { freePort } from '../free-port.ts';
import { median, megabytes, milliseconds, type Measure } from './measure.ts';
import { SITE, Target, type Asked } from './target.ts';

const root = path.join(import.meta.dirname, '..', '..');
const PAGE = '/info/camping';
const STARTS = 5;
const MANY = 50_000;

/** From the start of the process until every document is kept, in ms. One processor core does everything. */
async function untilKept(): Promise<number> {
  const environment = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'info', HOST: '127.0.0.1' };
  const port = String(await freePort());
  const started = Date.now();
  const site = spawn('taskset', ['-c', '0', process.execPath, ...SITE], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, PORT: port },
  });
  await once(site, 'spawn');
  try {
    // The log is written in batches, so its own time counts.
    for await (const line of createInterface(site.stdout)) {
      const { msg, time } = JSON.parse(line) as { readonly msg?: string; readonly time: string };
      if (msg === 'ready') return Date.parse(time) - started;
    }
    throw new Error('The site ended before every document was kept');
  } finally {
    site.kill('SIGKILL');
  }
}

/** The entity tag of a document, once that is kept. */
async function tagOf(address: string): Promise<string> {
  for (;;) {
    const answer = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
    await answer.arrayBuffer();
    const tag = answer.headers.get('etag');
    if (tag) return tag;
    await pause(100);
  }
}

/** Requests of every kind for each document: kept in three encodings, conditional, rendered, refused, at odd addresses. */
async function mixedRequests(origin: string): Promise<readonly Asked[]> {
  const documents = pages.filter(({ status }) => !status).flatMap(everyAddressOf);
  const mixed = documents.map(async (address, index): Promise<readonly Asked[]> => {
    const rendered = [
      `/tickets/purchase?weekend=${index % 9}`,
      '/my-line-up?picks=sea-power',
      `/showers-${index}`,
    ];
    const odd = [`/artist/nobody-${index}`, `/%E0%A4-${index}`, `/lineup?utm_source=${index}`];
    return [
      address,
      address,
      { path: address, headers: { 'accept-encoding': 'gzip' } },
      { path: address, headers: { 'accept-encoding': 'identity' } },
      { path: address, headers: { 'if-none-match': await tagOf(origin + address) } },
      { path: address, method: 'POST' },
      rendered[index % rendered.length] ?? '',
      odd[index % odd.length] ?? '',
    ];
  });
  return (await Promise.all(mixed)).flat();
}

/** Invented names, years and queries: memory must not grow with them. */
const invented = Array.from({ length: 5000 }, (_, index) => [
  `/artist/nobody-${index}`,
  `/past-festivals/${3000 + index}`,
  `/lineup?day=${index}`,
  `/gallery?shown=${index}&more=${index * 7}`,
]).flat();

export async function processMeasures(): Promise<readonly Measure[]> {
  const startups: number[] = [];
  const kept: number[] = [];
  for (let time = 0; time < STARTS; time += 1) {
    await using site = await Target.start(SITE, PAGE);
    startups.push(site.startup);
    kept.push(await untilKept());
  }

  await using site = await Target.start([...container.node, ...SITE], PAGE, container.environment);
  const mixed = await mixedRequests(site.origin);
  await site.round(mixed, MANY);
  const halfMemory = (await site.usage()).memory;
  await site.round(mixed, MANY);
  const fullMemory = (await site.usage()).memory;
  await site.round(invented, MANY);
  const inventedMemory = (await site.usage()).memory;

  return [
    {
      what: 'start to first answer',
      value: median(startups),
      bound: 250,
      show: milliseconds,
    },
    {
      what: 'start to every document kept, on one core',
      value: median(kept),
      bound: 1500,
      show: milliseconds,
    },
    {
      what: 'memory after 100 000 mixed requests, in the small heap',
      value: fullMemory,
      bound: 110 * 2 ** 20,
      show: megabytes,
    },
    {
      what: 'memory that the second half of them added',
      value: fullMemory - halfMemory,
      bound: 10 * 2 ** 20,
      show: megabytes,
    },
    {
      what: 'memory that 50 000 invented addresses added',
      value: inventedMemory - fullMemory,
      bound: 15 * 2 ** 20,
      show: megabytes,
    },
  ];
}
