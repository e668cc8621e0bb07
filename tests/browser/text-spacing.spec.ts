import { everyAddress } from '../every-address.ts';
import { expectToFit, spaceOut } from './looks.ts';
import { expect, test } from './test.ts';

test('Text that the visitor spaces out is cut off on no page', async ({ page }) => {
  for (const address of everyAddress) {
    await page.goto(address);
    await spaceOut(page);
    await expectToFit(page, [360]);
    const cut = await page.evaluate(() => {
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      while (words.nextNode()) {
        const text = words.currentNode as Text;
        const around = text.parentElement;
        if (
          !around?.checkVisibility({ visibilityProperty: true }) ||
          getComputedStyle(around).clipPath !== 'none'
        )
          continue;
        range.selectNodeContents(text);
        // Text that can be scrolled into view, as in a wide table, is not cut off.
        let frame: Element | null = around;
        while (frame && !/hidden|clip|auto/.test(getComputedStyle(frame).overflowX))
          frame = frame.parentElement;
        if (frame && getComputedStyle(frame).overflowX === 'auto') continue;
        const edge = frame?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
        for (const { left, right, width } of range.getClientRects())
          if (width > 1 && (right > edge.right + 1 || left < edge.left - 1)) found.push(text.data);
      }
      return found;
    });
    expect(cut, address).toEqual([]);
  }
});

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
