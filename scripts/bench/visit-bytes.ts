/** What a visit of ten pages transfers, with and without the dictionary that Chromium fetches after the first. */
import { chromium } from 'playwright';
import { findChromium } from '../chromium.ts';
import { askRaw, availableFor, decode } from './raw-answer.ts';

export const VISIT = [
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
] as const;
const BROWSER = 'gzip, deflate, br, zstd';

export interface Bytes {
  /** Of the document's body in brotli. */
  readonly plain: number;
  /** Of the same, asked for with a dictionary. */
  readonly other: number;
  /** The encoding of the latter. */
  readonly encoding: string;
}

interface Ask {
  readonly dictionary: Buffer;
  /** The value of `Available-Dictionary`, where it is not this dictionary's. */
  readonly hash?: string;
  readonly accepted?: string;
}

/** @throws {Error} when the two answers are not the same document */
export async function bytesOf(
  url: string,
  { dictionary, hash = availableFor(dictionary), accepted = 'dcb, dcz' }: Ask,
): Promise<Bytes> {
  const plain = await askRaw(url, { 'accept-encoding': BROWSER });
  const other = await askRaw(url, {
    'accept-encoding': `${BROWSER}, ${accepted}`,
    'available-dictionary': hash,
  });
  if (!decode(plain, dictionary).equals(decode(other, dictionary)))
    throw new Error(`${url} is another document with the dictionary`);
  return {
    plain: plain.body.length,
    other: other.body.length,
    encoding: String(other.headers['content-encoding']),
  };
}

/** The visit's documents: a visitor has the dictionary from the second one on. */
export async function bytesOfVisit(origin: string, dictionary: Buffer): Promise<readonly Bytes[]> {
  const documents = await Promise.all(VISIT.map((address) => bytesOf(origin + address, { dictionary })));
  return documents.map((one, turn) => (turn ? one : { ...one, other: one.plain, encoding: 'br' }));
}

export const sum = (sizes: readonly number[]): number => sizes.reduce((all, one) => all + one, 0);

/** What Chromium counts for the visit's documents: heads and bodies as they were transferred. */
export async function transferred(origin: string, withDictionary: boolean): Promise<number> {
  await using browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', ...(withDictionary ? [] : ['--disable-features=CompressionDictionaryTransport'])],
  });
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
  return sum(sizes);
}
