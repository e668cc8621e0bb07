import { everyAddress } from '../every-address.ts';
import { barFaults } from './bar-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { setLetters, spaceOut, widths } from './looks.ts';
import { expect, test } from './test.ts';

/** What visitors have chosen, found and opened, in the address. */
const states = [
  '/lineup?day=friday',
  '/lineup?view=poster',
  '/tickets/purchase?weekend=2&parking=1&checkout=1',
  '/nightjar-2026/programme?day=friday',
  '/nightjar-2026/schedule?day=saturday',
  '/info?tab=getting-there',
  '/plan?show=food',
  '/plan?from=curlewField&to=castle&way=step-free',
  '/plan?meet=A1',
  '/my-line-up?picks=sea-power,the-waeve&maybe=bodega',
];

for (const address of [...everyAddress, ...states]) {
  test(`${address} keeps its text in sight with letters up to twice the size, with letters spaced, and from 320 px on`, async ({
    page,
  }) => {
    await page.goto(address);
    const found: string[] = [];
    const look = async (letters: string, at: readonly number[]) => {
      for (const width of at) {
        await page.setViewportSize({ width, height: 900 });
        for (const fault of await layoutFaults(page, { wholeWords: false }))
          found.push(`${letters} at ${width} px: ${fault}`);
      }
    };
    await look('usual letters', widths);
    for (const size of [20, 24, 32]) {
      await setLetters(page, size);
      await look(`letters of ${size} px`, size === 32 ? [360, 390, 768, 1280] : [360]);
    }
    await setLetters(page, 16);
    await spaceOut(page);
    await look('spaced letters', [360]);
    expect(found).toEqual([]);
  });
}

test('The entries of the header bar do not overlap at twice the usual font size', async ({ page }) => {
  await page.goto('/info/camping');
  await setLetters(page, 32);
  for (const width of [320, 390, 768, 1280, 2304, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barFaults(page), `${width} px`).toEqual([]);
  }
});
