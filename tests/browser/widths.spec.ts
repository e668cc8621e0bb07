import { expect, test } from 'playwright/test';
import { layoutFaults } from './layout-faults.ts';

/** One address for each kind of screen. */
const kinds = [
  '/',
  '/lineup',
  '/lineup?day=friday',
  '/lineup?view=poster',
  '/artist/sea-power',
  '/nightjar-2026/music',
  '/tickets',
  '/tickets/purchase?weekend=2&parking=1',
  '/nightjar-2026/schedule',
  '/nightjar-2026/programme',
  '/nightjar-2026/talks',
  '/nightjar-2026/walks',
  '/experience',
  '/info',
  '/info?tab=getting-there',
  '/info/faqs',
  '/info/camping',
  '/info/sustainability',
  '/info/dos-donts',
  '/further-afield/things-to-do',
  '/nightjar-2026/past-festivals',
  '/past-festivals/2024',
  '/gallery',
  '/contact',
  '/nightjar-2026/djs',
  '/nightjar-2026/changes',
  '/further-afield/beds',
  '/plan?show=food',
  '/my-line-up?picks=sea-power,the-waeve&maybe=bodega',
  '/a-z',
  '/pocket',
  '/offline',
  '/nowhere',
];

for (const address of kinds)
  test(`No word breaks, no text overlaps and nothing scrolls sideways from 320 to 1920 px: ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    const found: string[] = [];
    for (let width = 320; width <= 1920; width += 20) {
      await page.setViewportSize({ width, height: 900 });
      for (const fault of await layoutFaults(page)) found.push(`${width} px: ${fault}`);
    }
    expect(found).toEqual([]);
  });
