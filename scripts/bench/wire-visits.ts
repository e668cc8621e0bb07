/**
 * What Chromium sees as a phone behind wire.py, printed as JSON: times of a first visit and of a return on a new
 * connection. node --import tsx scripts/bench/wire-visits.ts PORT PIN h2|h3 ROUNDS IDLE
 */
import { chromium, type Page } from 'playwright';
import { findChromium } from '../chromium.ts';
import { DEVICE } from './phone.ts';

/** In ms since the navigation. */
interface Visit {
  readonly byte: number;
  readonly paint: number;
}
export type Round = Readonly<Record<'first' | 'again', Visit>>;

const [port = '', pin = '', protocol = '', rounds = '', idle = ''] = process.argv.slice(2);
const HOST = 'www.example.org';
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--host-resolver-rules=MAP ${HOST} 10.66.0.1`,
    '--ignore-certificate-errors',
    `--ignore-certificate-errors-spki-list=${pin}`,
    // As a DNS record of type HTTPS lets it.
    ...(protocol === 'h3'
      ? ['--enable-quic', `--origin-to-force-quic-on=${HOST}:${port}`]
      : ['--disable-quic']),
  ],
});

async function visit(page: Page, path: string): Promise<Visit> {
  await page.goto(`https://${HOST}:${port}${path}`, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  return page.evaluate(() => {
    const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    return {
      byte: navigation.responseStart,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    };
  });
}

const phones: { page: Page; first: Visit }[] = [];
for (let round = 0; round < Number(rounds); round += 1) {
  // Each has connections and a cache of its own.
  const page = await browser.newPage(DEVICE);
  phones.push({ page, first: await visit(page, '/lineup') });
}
await phones[0]?.page.waitForTimeout(Number(idle));
const seen: Round[] = [];
for (const { page, first } of phones) seen.push({ first, again: await visit(page, '/tickets') });
await browser.close();
process.stdout.write(JSON.stringify(seen));
