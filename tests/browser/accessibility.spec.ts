import type { Page } from 'playwright/test';
import { brokenRules, nightRules } from './every-page/access-faults.ts';
import { schemes } from './screens.ts';
import { expect, expectLive, test } from './test.ts';

const states: readonly (readonly [
  name: string,
  address: string,
  reach: (page: Page, width: number) => Promise<void>,
])[] = [
  [
    'The open menu',
    '/info/camping',
    async (page, width) => {
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click();
      await menu.locator('summary', { hasText: 'Info' }).click();
      await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
    },
  ],
  [
    'Another tab of the schedule',
    '/nightjar-2026/schedule',
    async (page) => {
      await page.getByRole('link', { name: 'Friday', exact: true }).hover();
      await page.getByRole('tab', { name: 'Sunday' }).click();
    },
  ],
  ['An open question', '/info/faqs', (page) => page.getByRole('main').locator('summary').first().click()],
  [
    'A photo opened large',
    '/gallery',
    async (page) => {
      await expectLive(page, 'gallery');
      await page.locator('#photo-2 a').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'The error of an empty checkout',
    '/tickets/purchase',
    async (page) => {
      await expectLive(page, 'basket');
      await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
      await expect(page.getByText('Please select at least one ticket').first()).toBeVisible();
    },
  ],
];

for (const [name, address, reach] of states)
  test(`${name} is accessible on a phone and on a wide screen, in light and dark colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      await page.emulateMedia({ colorScheme: 'light' });
      // A menu that is open while its screen widens goes back in the history.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await reach(page, width);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const rules = colorScheme === 'dark' ? nightRules : [];
        expect(await brokenRules(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });

test('In forced colours the chosen tab differs from the others, and buttons keep their borders', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/nightjar-2026/schedule');
  const colour = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await colour('Friday')).not.toBe(await colour('Saturday'));
  const edge = await page
    .getByRole('banner')
    .getByRole('link', { name: 'Get tickets' })
    .evaluate((link) => getComputedStyle(link).borderStyle);
  expect(edge).toBe('solid');
});
