import { everyAddress } from '../every-address.ts';
import { barFaults } from './bar-faults.ts';
import { launchOptions } from './launch.ts';
import { expectToFit } from './looks.ts';
import { expect, test } from './test.ts';

test.use({ launchOptions: launchOptions({ fontSize: 32 }) });

for (const address of everyAddress) {
  test(`${address} fits the screen at twice the usual font size`, async ({ page }) => {
    await page.goto(address);
    await expectToFit(page, [390, 768, 1280]);
  });
}

test('The entries of the header bar do not overlap at twice the usual font size', async ({ page }) => {
  await page.goto('/info/camping');
  for (const width of [320, 390, 768, 1280, 2304, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barFaults(page), `${width} px`).toEqual([]);
  }
});
