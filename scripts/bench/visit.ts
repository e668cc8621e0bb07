/** The bytes of a visit of ten pages: by decoding each answer, as Chromium counts them, and through the edge. */
import { readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import { pages } from '../../shared/routes.tsx';
import { Nginx } from '../../tests/process/nginx.ts';
import { SiteProcess } from '../../tests/process/site-process.ts';
import { container } from '../container.ts';
import { debianProgram } from '../debian.ts';
import { count, kilobytes, times, type Measure } from './measure.ts';
import { announcedDictionary, availableFor } from './raw-answer.ts';
import { bytesOf, bytesOfVisit, sum, transferred, VISIT } from './visit-bytes.ts';

/** The size that this share of the documents does not exceed. */
const atMost = (share: number, sizes: readonly number[]) =>
  sizes.toSorted((one, other) => one - other)[Math.floor((sizes.length - 1) * share)] ?? 0;
const line = (what: string, ...cells: readonly (string | number)[]) =>
  process.stdout.write(`  ${what.padEnd(46)}${cells.map((cell) => String(cell).padStart(12)).join('')}\n`);

/** Every document in each encoding. @returns the sizes of those with the dictionary */
async function everyDocument(origin: string, dictionary: Buffer): Promise<readonly number[]> {
  const every = pages.filter(({ status }) => !status).flatMap(everyAddressOf);
  const bytes = (accepted: string) =>
    Promise.all(every.map((address) => bytesOf(origin + address, { dictionary, accepted })));
  const [dcb, dcz] = [await bytes('dcb, dcz'), await bytes('dcz')];
  const sizes = {
    brotli: dcb.map(({ plain }) => plain),
    dcb: dcb.map(({ other }) => other),
    dcz: dcz.map(({ other }) => other),
  };
  line(`all ${every.length} documents`, 'in all', 'median', '90 %', 'most');
  for (const [encoding, all] of Object.entries(sizes))
    line(encoding, sum(all), atMost(0.5, all), atMost(0.9, all), atMost(1, all));
  return sizes.dcb;
}

/** The visit through the edge, and what dictionaries that nobody knows leave in its cache. */
async function throughEdge(program: string, port: number, dictionary: Buffer): Promise<Measure> {
  await using edge = await Nginx.start(program, [port, port]);
  const visit = await bytesOfVisit(edge.origin, dictionary);
  line(
    'documents through the edge',
    sum(visit.map(({ plain }) => plain)),
    sum(visit.map(({ other }) => other)),
  );
  line(
    'the same, counted by Chromium',
    await transferred(edge.origin, false),
    await transferred(edge.origin, true),
  );
  const files = () =>
    readdirSync(edge.cache, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;
  const before = files();
  const unknown = await Promise.all(
    Array.from({ length: 1000 }, (_, turn) =>
      bytesOf(`${edge.origin}/info/faqs`, { dictionary, hash: availableFor(Buffer.from(`${turn}`)) }),
    ),
  );
  const left = files() - before;
  line(
    '1000 unknown dictionaries: sent as, files cached',
    [...new Set(unknown.map(({ encoding }) => encoding))].join(),
    left,
  );
  return {
    what: 'files that 1 000 unknown dictionaries left at the edge',
    value: left,
    bound: 1,
    show: count,
  };
}

export async function visitMeasures(): Promise<readonly Measure[]> {
  await using site = await SiteProcess.start(container);
  await site.said('every document is kept with the dictionary as well', 120_000);
  const { body: compressed } = await announcedDictionary(site.origin);
  const dictionary = brotliDecompressSync(compressed);
  line('dictionary', dictionary.length, `${compressed.length} sent`);
  const sizes = await everyDocument(site.origin, dictionary);

  const visit = await bytesOfVisit(site.origin, dictionary);
  line('a visit of ten pages', 'without', 'dictionary', 'in');
  visit.forEach(({ plain, other, encoding }, turn) => line(VISIT[turn] ?? '', plain, other, encoding));
  const without = sum(visit.map(({ plain }) => plain));
  const withDictionary = sum(visit.map(({ other }) => other));
  line('documents', without, withDictionary);
  line('documents and dictionary', without, withDictionary + compressed.length);
  const [off, on] = [await transferred(site.origin, false), await transferred(site.origin, true)];
  line('documents with their heads, counted by Chromium', off, on);

  const nginx = debianProgram('/usr/sbin/nginx', 'nginx-light');
  return [
    {
      what: 'ten documents with the dictionary, against brotli',
      value: withDictionary / without,
      bound: 0.4,
      show: times,
    },
    {
      what: 'ten documents and the dictionary, against brotli',
      value: (withDictionary + compressed.length) / without,
      bound: 0.6,
      show: times,
    },
    {
      what: 'ten documents with their heads, by Chromium’s count',
      value: on / off,
      bound: 0.5,
      show: times,
    },
    {
      what: 'half of all documents, with the dictionary',
      value: atMost(0.5, sizes),
      bound: 4000,
      show: kilobytes,
    },
    ...(nginx ? [await throughEdge(nginx, site.port, dictionary)] : []),
  ];
}
