/**
 * The house in each season: one page for each line that no earlier season had is looked at again; with SEASONS=1, every
 * page in every season.
 */
import { everyAddress } from '../every-address.ts';
import { linesOf } from '../http/ledger/lines-of.ts';
import { seasons } from '../on-sale.ts';
import { SiteProcess } from '../process/site-process.ts';
import { brokenRules, nightRules } from './every-page/access-faults.ts';
import { expectToFit } from './looks.ts';
import { schemes, widths } from './screens.ts';
import { expect, test } from './test.ts';

test('What a season brings is accessible, and fits every screen by day and by night', async ({
  page,
  baseURL,
}) => {
  // Some thirty pages in one test: a busy machine takes minutes.
  test.setTimeout(process.env['SEASONS'] ? 0 : 600_000);
  const seen = new Set<string>();
  /** The pages that say something new; figures that stand alone do not count. */
  const pagesWithNews = async (origin = ''): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const address of everyAddress) {
      const [main = ''] = /<main.*<\/main>/s.exec(await (await fetch(origin + address)).text()) ?? [];
      const news = linesOf(main).filter((line) => /[a-z]/i.test(line) && !seen.has(line));
      for (const line of news) seen.add(line);
      if (news.length > 0) found.push(address);
    }
    return found;
  };
  // All the other tests look at each page while tickets are on sale.
  await pagesWithNews(baseURL);
  for (const clock of Object.values(seasons)) {
    const environment = { CLOCK: clock, LOG_LEVEL: 'silent', SERVICE_WORKER: 'off' };
    await using site = await SiteProcess.start({ environment });
    await site.ready();
    const changed = await pagesWithNews(site.origin);
    if (clock !== seasons['on-sale']) expect(changed, clock).not.toEqual([]);
    for (const address of process.env['SEASONS'] ? everyAddress : changed) {
      await page.goto(site.origin + address);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const rules = colorScheme === 'dark' ? nightRules : [];
        expect(await brokenRules(page, rules, 'main'), address).toEqual([]);
      }
      await expectToFit(page, widths);
    }
    // Home would ask for its next picture when its server has gone.
    await page.goto('about:blank');
  }
});
