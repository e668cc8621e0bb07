/** Checks pages with sentences that no earlier season had. SEASONS=1 checks every page in each. */
import { everyAddress } from '../../this-edition/nightjar.ts';
import { linesOf } from '../../http/ledger/lines-of.ts';
import { seasons } from '../../on-sale.ts';
import { createTestApp } from '../../test-app.ts';
import { brokenRules, nightRules } from './access-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { served } from '../served.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 320, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('What a season brings is accessible, and fits the narrowest phone', async ({ page, baseURL }) => {
  // Some thirty pages in one test: a busy machine takes minutes.
  test.setTimeout(process.env['SEASONS'] ? 0 : 600_000);
  const isAll = Boolean(process.env['SEASONS']);
  const seen = new Set<string>();
  const addNew = (values: readonly string[]): boolean => {
    const { size } = seen;
    for (const value of values) seen.add(value);
    return seen.size > size;
  };
  /** Pages with new sentences, and whether their styles are new. */
  const pagesWithNews = async (origin: string) => {
    const found: { readonly address: string; readonly looksNew: boolean }[] = [];
    for (const address of everyAddress) {
      const [main = ''] = /<main.*<\/main>/s.exec(await (await fetch(origin + address)).text()) ?? [];
      // A class is named for its styles.
      const looksNew = addNew(main.match(/class="[^"]*"/g) ?? []);
      const saysNew = addNew(linesOf(main).filter((line) => /[a-z]/i.test(line)));
      if (saysNew || isAll) found.push({ address, looksNew: looksNew || isAll });
    }
    return found;
  };
  // All other tests check each page while tickets are on sale.
  await pagesWithNews(baseURL ?? '');
  for (const [season, clock] of Object.entries(seasons)) {
    if (season === 'on-sale') continue;
    await using site = await served(createTestApp({ environment: { CLOCK: clock, SERVICE_WORKER: 'off' } }));
    const changed = await pagesWithNews(site.origin);
    expect(changed, season).not.toEqual([]);
    for (const { address, looksNew } of changed) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(site.origin + address);
      expect(await layoutFaults(page), address).toEqual([]);
      if (!looksNew) continue;
      expect(await brokenRules(page, [], 'main'), address).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await brokenRules(page, nightRules, 'main'), address).toEqual([]);
    }
    // Home would request its next picture after its server has ended.
    await page.goto('about:blank');
  }
});
