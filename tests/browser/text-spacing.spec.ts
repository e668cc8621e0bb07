import { spaceOut } from './screens.ts';
import { expect, test } from './test.ts';

test('Headlines whose letters the visitor spaces out fit their column and break no word', async ({
  page,
}) => {
  for (const address of ['/', '/info/sustainability', '/tickets', '/lineup', '/past-festivals/2022']) {
    await page.goto(address);
    const lines = page.getByRole('main').locator('h1, h2, h3').locator('span:not(:has(span)):visible');
    const heights = () => lines.evaluateAll((all) => all.map((line) => line.getClientRects().length));
    const share = () =>
      lines.first().evaluate((line) => {
        const { width } = line.getBoundingClientRect();
        return width / (line.parentElement?.clientWidth ?? 0);
      });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const before = await share();
      await spaceOut(page);
      // The last letter's side bearing and spacing may stand out of the column: there is no ink in them.
      expect(await share(), `${address} at ${width} px`).toBeLessThanOrEqual(1.02);
      expect(await share(), `${address} at ${width} px`).toBeGreaterThan(before * 0.9);
      expect(new Set(await heights())).toEqual(new Set([1]));
      await page.evaluate(() => (document.adoptedStyleSheets = []));
    }
  }
});
