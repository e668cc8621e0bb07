import { everyAddress } from '../site.ts';
import { barFaults } from './bar-faults.ts';
import { launchOptions } from './launch.ts';
import { expectToFit } from './looks.ts';
import { expect, test } from './test.ts';

test.use({ launchOptions: launchOptions(32) });

for (const address of everyAddress) {
  test(`${address} fits the screen with letters of twice the size`, async ({ page }) => {
    await page.goto(address);
    await expectToFit(page, [390, 768, 1280]);
  });
}

test('the bar’s entries stand apart with letters of twice the size', async ({ page }) => {
  await page.goto('/info/camping');
  for (const width of [320, 390, 768, 1280, 2304, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barFaults(page), `${width} px`).toEqual([]);
  }
});
