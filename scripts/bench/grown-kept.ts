/** How long it takes until every document of a grown website is kept, and the memory of that, in the container's heap. */
import path from 'node:path';
import { SiteProcess } from '../../tests/process/site-process.ts';
import { container } from '../container.ts';
import type { GrownSite } from './grown-site.ts';

/** In ms: what takes longer is given up. */
const LONGEST = 60_000;

export interface Kept {
  /** From the start of the process until every document is kept, in ms. */
  readonly time: number;
  /** The most resident memory until then, in bytes. */
  readonly memory: number;
}

/** @throws {Error} when it takes longer than a minute, or more memory than the container's heap has */
export async function grownKept(site: GrownSite): Promise<Kept> {
  const started = performance.now();
  await using process = await SiteProcess.start({ ...container, dist: path.dirname(site.server) });
  await process.ready(LONGEST);
  return { time: performance.now() - started, memory: process.mostMemory };
}
