import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteProcess } from '../process/site-process.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { walk } from './walk.ts';

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));

walk({ name: 'Firefox', program, answersForOthers: true, start: startFirefox });

/** Pages whose letters are fitted to a measure, each in its own way. */
const fitted = [
  '/',
  '/lineup?view=poster',
  '/artist/sea-power',
  '/tickets/purchase?weekend=2&parking=1&checkout=1',
  '/info/faqs',
  '/further-afield/beds',
  '/contact',
  '/plan?from=curlewField&to=castle',
  '/my-line-up?picks=dorothy-postbox,the-waeve,sea-power&maybe=bodega&with=arab-strap',
  '/needs',
];

describe.skipIf(!program)('Where Firefox zooms the text alone to 200 %,', () => {
  let site: SiteProcess;
  let engine: Engine;
  beforeAll(async () => {
    site = await SiteProcess.start({ environment: { LOG_LEVEL: 'silent' } });
    engine = await startFirefox(program ?? '', { javaScript: true, textZoom: 2, origin: site.origin });
  });
  afterAll(async () => {
    await engine?.close();
    await site?.stop('SIGKILL');
  });

  it.each(fitted)('no letter of %s is cut off, or on another one', async (address) => {
    const visitor = new Visitor(engine);
    await visitor.open(address);
    const found: string[] = [];
    for (const width of [390, 768, 1440]) {
      await visitor.resize(width, 900);
      found.push(...(await visitor.ask('unreadable')).map((fault) => `${width} px: ${fault}`));
    }
    expect(found).toEqual([]);
  });
});
