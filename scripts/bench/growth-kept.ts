/**
 * How long it takes until every document of a grown website is kept, and what memory that takes in the container's heap.
 * It keeps a processor busy for many minutes, so that it runs only when it is asked for.
 */
import path from 'node:path';
import { SiteProcess } from '../../tests/process/site-process.ts';
import { container } from '../container.ts';
import { axes } from './grown-data.ts';
import { GrownSite } from './grown-site.ts';
import { megabytes, type Measure } from './measure.ts';

const POINTS = [1, 10, 100] as const;
/** In ms: what takes longer is named, and given up. */
const LONGEST = 300_000;

export async function growthKept(): Promise<readonly Measure[]> {
  for (const axis of axes) {
    for (const by of POINTS) {
      using grown = await GrownSite.build(axis, by);
      const said = await kept(path.dirname(grown.server)).catch((failure: unknown) =>
        failure instanceof Error ? failure.message : String(failure),
      );
      process.stdout.write(`  ${`${axis.today * by} ${axis.what}`.padStart(12)}: ${said}\n`);
    }
  }
  return [];
}

async function kept(dist: string): Promise<string> {
  const started = performance.now();
  await using site = await SiteProcess.start({ ...container, dist });
  await site.said('every document is kept', LONGEST);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `every document is kept after ${seconds} s, in ${megabytes(site.memory)}, at most ${megabytes(site.mostMemory)}`;
}
