/** What the site costs a processor, against a bare server and Express with static files: round by round in turn. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { container } from '../container.ts';
import { median, times, type Measure } from './measure.ts';
import { SITE, Target, type Round } from './target.ts';

const ROUNDS = 7;
const PAGE = '/info/camping';
const BASKET = '/tickets/purchase?weekend=1';
const plainServer = path.join(import.meta.dirname, 'plain-server.ts');

async function htmlOf(address: string): Promise<Buffer> {
  const page = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  return Buffer.from(await page.arrayBuffer());
}

export async function serverMeasures(): Promise<readonly Measure[]> {
  await using site = await Target.start(SITE, PAGE);
  await using contained = await Target.start([...container.node, ...SITE], PAGE, container.environment);
  // Every document is rendered and compressed by then.
  await Promise.all([site.rested(), contained.rested()]);

  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    const file = path.join(folder, 'page.html');
    writeFileSync(file, brotliCompressSync(await htmlOf(site.origin + PAGE)));
    const freshKilobytes = (await htmlOf(site.origin + BASKET)).length / 1000;
    await using bare = await Target.start([plainServer, 'bare', file], '/');
    await using files = await Target.start([plainServer, 'static', file], '/page.html');

    const contests = {
      bare: { target: bare, paths: ['/'], amount: 20_000 },
      kept: { target: site, paths: [PAGE], amount: 20_000 },
      small: { target: contained, paths: [PAGE], amount: 20_000 },
      fresh: { target: site, paths: [BASKET], amount: 1500 },
      files: { target: files, paths: ['/page.html'], amount: 10_000 },
    };
    type Contest = keyof typeof contests;
    const rounds: Record<Contest, Round[]> = { bare: [], kept: [], small: [], fresh: [], files: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, { target, paths, amount }] of Object.entries(contests)) {
        const result = await target.round(paths, amount);
        // The first round warms up.
        if (round) rounds[name as Contest].push(result);
      }
    }
    for (const [name, all] of Object.entries(rounds)) {
      const [processor, perSecond] = [
        median(all.map((round) => round.processor)),
        median(all.map((round) => round.perSecond)),
      ];
      process.stdout.write(`  ${name}: ${processor.toFixed(1)} µs, ${Math.round(perSecond)} per s\n`);
    }

    /** Compared round by round: within a round both ran on an equally busy machine. */
    const againstBare = (name: Contest) =>
      median(rounds[name].map((round, index) => round.processor / (rounds.bare[index]?.processor ?? 0)));
    return [
      {
        what: 'kept page, processor time against a bare server',
        value: againstBare('kept'),
        bound: 2,
        show: times,
      },
      {
        what: 'kept page in the small heap of the container',
        value: againstBare('small'),
        show: times,
      },
      {
        what: 'Express with static files, against a bare server',
        value: againstBare('files'),
        show: times,
      },
      // The bound is a third of Next.js 16, which took 4.1 ms for a page of 26 kB where a bare server took 22 µs.
      {
        what: 'page rendered afresh, per kB, against a bare server',
        value: againstBare('fresh') / freshKilobytes,
        bound: 4100 / 3 / 26 / 22,
        show: times,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
