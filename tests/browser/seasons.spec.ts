/**
 * The house in each season: where one changes pages, one page for each change is tried again; with SEASONS=1, every page
 * in every season.
 */
import { everyAddress } from '../every-address.ts';
import { linesOf } from '../http/ledger/lines-of.ts';
import { seasons } from '../on-sale.ts';
import { SiteProcess } from '../process/site-process.ts';
import { expectAccessible, expectToFit } from './looks.ts';
import { schemes, widths } from './screens.ts';
import { expect, test } from './test.ts';

const startAt = (clock: string) =>
  SiteProcess.start({ environment: { CLOCK: clock, LOG_LEVEL: 'silent', SERVICE_WORKER: 'off' } });

/** What a page says, but for figures that stand alone. */
const textOf = async (origin: string, address: string): Promise<readonly string[]> => {
  const [main = ''] = /<main.*<\/main>/s.exec(await (await fetch(origin + address)).text()) ?? [];
  return linesOf(main).filter((line) => /[a-z]/i.test(line));
};

const all = Object.entries(seasons);
all.forEach(([season, clock], index) =>
  test(`What is new on pages ${season} is accessible, and fits every screen by day and by night`, async ({
    page,
  }) => {
    test.slow();
    await using before = await startAt(all.at(index - 1)?.[1] ?? clock);
    await using site = await startAt(clock);
    const seen = new Set<string>();
    const changed: string[] = [];
    for (const address of everyAddress) {
      const old = await textOf(before.origin, address);
      const news = (await textOf(site.origin, address)).filter(
        (line) => !old.includes(line) && !seen.has(line),
      );
      for (const line of news) seen.add(line);
      if (news.length > 0 || process.env['SEASONS']) changed.push(address);
    }
    expect(changed).not.toEqual([]);
    for (const address of changed) {
      await page.goto(site.origin + address);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(page, address);
      }
      await expectToFit(page, widths);
    }
  }),
);
