/** What the site costs a processor, against a bare server: round by round in turn, so that ratios hold on a busy machine. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { line, median, times, type Measure } from './measure.ts';
import { startServer, startSite } from './target.ts';

const ROUNDS = 7;
const PAGE = '/info/camping';
const BASKET = '/tickets/purchase?weekend=1';

async function htmlOf(address: string): Promise<Buffer> {
  const page = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  return Buffer.from(await page.arrayBuffer());
}

export async function serverMeasures(): Promise<readonly Measure[]> {
  await using site = await startSite();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    const file = path.join(folder, 'page');
    writeFileSync(file, brotliCompressSync(await htmlOf(site.origin + PAGE)));
    const freshKilobytes = (await htmlOf(site.origin + BASKET)).length / 1000;
    await using bare = await startServer([path.join(import.meta.dirname, 'plain-server.ts'), file], '/');

    const kept: number[] = [];
    const fresh: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const least = await bare.processorTime([{ path: '/' }], 20_000);
      const ofKept = await site.processorTime([{ path: PAGE }], 20_000);
      const ofFresh = await site.processorTime([{ path: BASKET }], 1500);
      line(
        '  a request, bare, kept and rendered afresh, in µs',
        ...[least, ofKept, ofFresh].map((µs) => µs.toFixed(1)),
      );
      // The first round warms up.
      if (round === 0) continue;
      kept.push(ofKept / least);
      fresh.push(ofFresh / least);
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
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
