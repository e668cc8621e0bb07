/** What the site costs a processor, against a bare server: round by round in turn, so that ratios hold on a busy machine. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../free-port.ts';
import { line, median, share, times, type Measure } from './measure.ts';
import { Target } from './target.ts';

const ROUNDS = 7;
const PAGE = '/info/camping';
/** Cached pages between two questions of monitoring: a quarter of a minute, a hundred pages a second. */
const BETWEEN_SCRAPES = 1500;
const BASKET = '/tickets/purchase?weekend=1';

async function htmlOf(address: string): Promise<Buffer> {
  const page = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  return Buffer.from(await page.arrayBuffer());
}

export async function serverMeasures(): Promise<readonly Measure[]> {
  const metricsPort = String(await freePort());
  await using site = await Target.startSite('/readyz', [], { METRICS_PORT: metricsPort });
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    const file = path.join(folder, 'page');
    writeFileSync(file, brotliCompressSync(await htmlOf(site.origin + PAGE)));
    const freshKilobytes = (await htmlOf(site.origin + BASKET)).length / 1000;
    await using bare = await Target.start([path.join(import.meta.dirname, 'plain-server.ts'), file], '/');

    const kept: number[] = [];
    const fresh: number[] = [];
    const scraped: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const least = await bare.processorTime([{ path: '/' }], 20_000);
      const ofKept = await site.processorTime([{ path: PAGE }], 20_000);
      const ofFresh = await site.processorTime([{ path: BASKET }], 1500);
      const ofScrape = await site.processorTime(
        [{ path: '/metrics' }],
        500,
        `http://127.0.0.1:${metricsPort}`,
      );
      line(
        '  a request, bare, kept, rendered afresh and of monitoring, in µs',
        ...[least, ofKept, ofFresh, ofScrape].map((µs) => µs.toFixed(1)),
      );
      // The first round warms up.
      if (round === 0) continue;
      kept.push(ofKept / least);
      fresh.push(ofFresh / least);
      scraped.push(ofScrape / BETWEEN_SCRAPES / ofKept);
    }
    return [
      { what: 'kept page, processor time against a bare server', value: median(kept), bound: 2, show: times },
      // The bound is a third of Next.js 16, which took 4.1 ms for a page of 26 kB where a bare server took 22 µs.
      {
        what: 'page rendered afresh, per kB, against a bare server',
        value: median(fresh) / freshKilobytes,
        bound: 4100 / 3 / 26 / 22,
        show: times,
      },
      { what: 'monitoring, of a kept page', value: median(scraped), bound: 0.01, show: share },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
