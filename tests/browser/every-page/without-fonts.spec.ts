/** Opens each page where no web font comes: with a blocker, in Lockdown Mode, on a slow connection. */
import { expect, test } from 'playwright/test';
import { everyAddress } from '../../every-address.ts';
import { layoutFaults } from './layout-faults.ts';

test.describe.configure({ timeout: 240_000 });

/** Leaves the page to the browser's own typefaces, as on a device without those that are scaled. */
function forgetFallbacks(): void {
  for (const sheet of document.styleSheets)
    for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1)
      if (sheet.cssRules[at] instanceof CSSFontFaceRule) sheet.deleteRule(at);
}

test('No letter is cut off on a small phone without web fonts, whatever typeface stands in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route(/\.woff2$/, (route) => route.fulfill({ status: 200, body: '' }));
  const found: string[] = [];
  for (const address of everyAddress) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.ready);
    const note = async (typeface: string) => {
      for (const fault of await layoutFaults(page))
        if (/^(cuts off|scrolls)/.test(fault)) found.push(`${address} in ${typeface}: ${fault}`);
    };
    await note('a scaled fallback');
    await page.evaluate(forgetFallbacks);
    await note('the browser’s own typeface');
  }
  expect(found).toEqual([]);
});
