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

const POINTS = [10, 100] as const;
/** In ms: what takes longer is given up. */
const LONGEST = 300_000;

async function kept(site: GrownSite): Promise<string> {
  const started = performance.now();
  try {
    await using process = await SiteProcess.start({ ...container, dist: path.dirname(site.server) });
    await process.said('every document is kept', LONGEST);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return `${seconds} s, ${megabytes(process.memory)}, at most ${megabytes(process.mostMemory)}`;
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}

const print = (what: string, said: string) => process.stdout.write(`  ${what.padStart(12)}: ${said}\n`);

export async function growthKept(): Promise<readonly Measure[]> {
  using today = await GrownSite.build();
  print('today', await kept(today));
  for (const { what, today: few, edits } of axes) {
    for (const by of POINTS) {
      using grown = await GrownSite.build(edits, by);
      print(`${few * by} ${what}`, await kept(grown));
    }
  }
  return [];
}
