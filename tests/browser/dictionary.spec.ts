import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

const PAGES = ['/info/camping', '/lineup', '/tickets', '/artist/sea-power'];

/** How the present document was sent, and what came of it. */
const document = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      readonly contentEncoding?: string;
    })[];
    return {
      encoding: entry?.contentEncoding,
      bytes: entry?.transferSize ?? 0,
      whole: entry?.decodedBodySize,
      text: window.document.body.innerText,
    };
  });

test('from the second page on, a visitor gets the same pages in less than half of the bytes', async ({
  page,
  browser,
}) => {
  // A server that has just started has to compress every document with the dictionary.
  test.slow();
  let turn = 0;
  /** Nothing says when server and browser are ready for it, so the visitor comes again, by an address that is not cached. */
  const visitWithDictionary = (address: string) =>
    expect(async () => {
      await page.goto(`${address}?turn=${(turn += 1)}`);
      expect((await document(page)).encoding).toBe('dcb');
    }).toPass();

  await page.goto('/info');
  expect((await document(page)).encoding).toBe('br');

  const stranger = await (await browser.newContext()).newPage();
  await stranger.route(/\.dict$/, (route) => route.abort());
  for (const address of PAGES) {
    await visitWithDictionary(address);
    await stranger.goto(address);
    const [second, first] = [await document(page), await document(stranger)];
    expect(first.encoding).toBe('br');
    expect(second.bytes).toBeLessThan(first.bytes / 2);
    expect([second.whole, second.text]).toEqual([first.whole, first.text]);
  }
  await stranger.close();
});

test('a page is painted before the dictionary and the scripts of its islands are requested', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /runtime-|\.dict$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(requested).toHaveLength(2);
  expect(Math.min(...requested)).toBeGreaterThan(painted);
});
