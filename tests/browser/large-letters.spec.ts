import { everyAddress } from '../site.ts';
import { launchOptions } from './launch.ts';
import { expectToFit } from './looks.ts';
import { test } from './test.ts';

test.use({ launchOptions: launchOptions(32) });

for (const address of everyAddress) {
  test(`${address} fits the screen with letters of twice the size`, async ({ page }) => {
    await page.goto(address);
    await expectToFit(page, [390, 768, 1280]);
  });
}
