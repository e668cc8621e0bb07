/** What the site costs a processor, against a bare server: round by round in turn, so that ratios hold on a busy machine. */
import path from 'node:path';
import { median, times, type Measure } from './measure.ts';
import { startServer, startSite } from './target.ts';

const ROUNDS = 7;
const PAGE = '/info/camping';
const BASKET = '/tickets/purchase?weekend=1';

export async function serverMeasures(): Promise<readonly Measure[]> {
  await using site = await startSite();
  const bareServer = path.join(import.meta.dirname, 'plain-server.ts');
  await using bare = await startServer([bareServer, site.origin + PAGE], '/');
  const basket = await fetch(site.origin + BASKET);
  const kilobytes = (await basket.bytes()).length / 1000;

  const kept: number[] = [];
  const fresh: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const least = await bare.processorTime([{ path: '/' }], 20_000);
    const ofKept = await site.processorTime([{ path: PAGE }], 20_000);
    const ofFresh = await site.processorTime([{ path: BASKET }], 1500);
    // The first round warms up.
    if (round === 0) continue;
    kept.push(ofKept / least);
    fresh.push(ofFresh / least / kilobytes);
  }
  return [
    { what: 'cached page, against a bare server', value: median(kept), bound: 2, show: times },
    // The bound is a third of Next.js 16, which took 4.1 ms for a page of 26 kB where a bare server took 22 µs.
    {
      what: 'page rendered afresh, per kB, against the same',
      value: median(fresh),
      bound: 4100 / 3 / 26 / 22,
      show: times,
    },
  ];
}
