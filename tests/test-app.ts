import path from 'node:path';
import { createApp } from '../server/app.ts';
import { readAssets } from '../server/assets/assets.ts';
import type { Resource } from '../server/resources/resource.ts';
import { readConfig } from '../server/config.ts';
import { createLogger } from '../server/log/logger.ts';
import { Metrics } from '../server/log/metrics.ts';
import type { Page } from '../shared/page.ts';
import { ON_SALE } from './on-sale.ts';
import type { Festival } from '../shared/festival/create-festival.ts';
import { createPages } from '../shared/routes.tsx';
import { createResources } from '../server/resources/resources.ts';
import { thisFestival } from './this-edition/nightjar.ts';

interface TestAppOptions {
  readonly festival?: Festival;
  readonly pages?: readonly Page[];
  readonly resources?: readonly Resource[];
  readonly environment?: Record<string, string>;
  readonly now?: Date;
  readonly dist?: string;
  readonly clock?: () => Date;
}

/** Creates the app on the assets of the build, and records its log. */
export function createTestApp({
  festival = thisFestival,
  pages = createPages(festival),
  resources = createResources(festival),
  environment = {},
  now = new Date(ON_SALE),
  clock = () => now,
  dist = path.join(import.meta.dirname, '..', 'dist'),
}: TestAppOptions = {}) {
  /** Every line of the log so far. */
  const log: Record<string, unknown>[] = [];
  const logger = createLogger('info', {
    write: (line: string) => log.push(JSON.parse(line) as Record<string, unknown>),
  });
  const assets = readAssets(dist);
  const { listener, prepare, stopRenewing } = createApp({
    config: readConfig(environment),
    logger,
    metrics: new Metrics(),
    assets,
    festival,
    pages,
    resources,
    // Many tests ask for all pages at once, on a busy machine.
    longestWait: 60_000,
    // CLOCK has precedence over it, as in a process.
    ...(!environment['CLOCK'] && { now: clock }),
  });
  return { assets, listener, log, prepare, stopRenewing };
}

export type TestApp = ReturnType<typeof createTestApp>;
