/**
 * Counts the bytes of a visit of ten pages, cold, with and without the dictionary: by decoding each answer, through the
 * edge, and as Chromium counts them. Ends with exit code 1 when an answer is another document: npm run visit
 */
import { readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { everyAddressOf } from '../../shared/addressing/page-addresses.ts';
import { pages } from '../../shared/routes.tsx';
import { Nginx } from '../process/nginx.ts';
import { SiteProcess } from '../process/site-process.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { container } from '../../scripts/container.ts';
import { debianProgram } from '../../scripts/debian.ts';
import { announcedDictionary, askRaw, availableFor, decode } from './raw-answer.ts';

const VISIT = [
  '/',
  '/lineup',
  '/artist/sea-power',
  '/nightjar-2026/schedule',
  '/nightjar-2026/programme',
  '/plan',
  '/tickets',
  '/info/camping',
  '/info/faqs',
  '/info/accessibility',
];
const BROWSER = 'gzip, deflate, br, zstd';

// Nothing else keeps this process alive while it waits for those that it has started.
const alive = setInterval(() => undefined, 1000);
const site = await SiteProcess.start(container);
await site.said('every document is kept with the dictionary as well');
const { body: compressed } = await announcedDictionary(site.origin);
const dictionary = brotliDecompressSync(compressed);
const available = availableFor(dictionary);
let wrong = 0;

/** The bytes of a document's body without and with a dictionary, after both were found to be the same document. */
async function bytesOf(origin: string, address: string, hash = available, accepted = 'dcb, dcz') {
  const plain = await askRaw(origin + address, { 'accept-encoding': BROWSER });
  const other = await askRaw(origin + address, {
    'accept-encoding': `${BROWSER}, ${accepted}`,
    'available-dictionary': hash,
  });
  if (!decode(plain, dictionary).equals(decode(other, dictionary))) wrong += 1;
  return {
    plain: plain.body.length,
    other: other.body.length,
    encoding: String(other.headers['content-encoding']),
  };
}

/** What Chromium counts for each document of the visit: head and body, as they were transferred. */
async function transferred(origin: string, ...args: readonly string[]): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', ...args] });
  // The service worker would fetch further documents in between.
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const sizes: number[] = [];
  for (const address of VISIT) {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    sizes.push(
      await page.evaluate(
        () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).transferSize,
      ),
    );
  }
  await browser.close();
  return sizes;
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, one) => all + one, 0);
const line = (what: string, ...cells: readonly (string | number)[]) =>
  process.stdout.write(`${what.padEnd(46)}${cells.map((cell) => String(cell).padStart(12)).join('')}\n`);
const summary = (what: string, sizes: readonly number[]) => {
  const sorted = sizes.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  line(what, sum(sizes), at(0.5), at(0.9), at(1));
};

line('dictionary', dictionary.length, `${compressed.length} sent`);
line('');

const every = pages.filter(({ status }) => !status).flatMap(everyAddressOf);
const dcb = await Promise.all(every.map((address) => bytesOf(site.origin, address)));
const dcz = await Promise.all(every.map((address) => bytesOf(site.origin, address, available, 'dcz')));
line(`all ${every.length} documents`, 'in all', 'median', '90 %', 'most');
summary(
  'brotli',
  dcb.map(({ plain }) => plain),
);
summary(
  'dcb',
  dcb.map(({ other }) => other),
);
summary(
  'dcz',
  dcz.map(({ other }) => other),
);
line('');

const visit = await Promise.all(VISIT.map((address) => bytesOf(site.origin, address)));
line('a visit of ten pages', 'today', 'dictionary', 'in');
VISIT.forEach((address, turn) => {
  const { plain, other, encoding } = visit[turn] ?? { plain: 0, other: 0, encoding: '' };
  line(`  ${address}`, plain, turn ? other : plain, turn ? encoding : 'br');
});
const today = sum(visit.map(({ plain }) => plain));
const withDictionary = sum(visit.map(({ plain, other }, turn) => (turn ? other : plain)));
line('documents', today, withDictionary);
line('documents and dictionary', today, withDictionary + compressed.length);
const [off, on] = [
  await transferred(site.origin, '--disable-features=CompressionDictionaryTransport'),
  await transferred(site.origin),
];
line('documents with their heads, counted by Chromium', sum(off), sum(on));

const program = debianProgram('/usr/sbin/nginx', 'nginx-light');
if (program) {
  const edge = await Nginx.start(program, [site.port, site.port]);
  const byEdge = await Promise.all(VISIT.map((address) => bytesOf(edge.origin, address)));
  line(
    'documents through the edge',
    sum(byEdge.map(({ plain }) => plain)),
    sum(byEdge.map(({ plain, other }, turn) => (turn ? other : plain))),
  );
  line(
    'the same, counted by Chromium',
    sum(await transferred(edge.origin, '--disable-features=CompressionDictionaryTransport')),
    sum(await transferred(edge.origin)),
  );
  const files = () =>
    readdirSync(edge.cache, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;
  const before = files();
  const unknown = await Promise.all(
    Array.from({ length: 1000 }, (_, turn) =>
      bytesOf(edge.origin, '/info/faqs', availableFor(Buffer.from(`${turn}`))),
    ),
  );
  const encodings = new Set(unknown.map(({ encoding }) => encoding));
  line('1000 unknown dictionaries: sent as, files cached', [...encodings].join(), files() - before);
  await edge.stop();
}
line('memory of the server, in the container’s heap', `${Math.round(site.memory / 2 ** 20)} MB`);
line('answers that were another document', wrong);
await site.stop();
clearInterval(alive);
process.exitCode = wrong ? 1 : 0;
