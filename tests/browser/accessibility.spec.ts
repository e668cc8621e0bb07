import type { Page } from 'playwright/test';
import { brokenRules } from './every-page/access-faults.ts';
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
];

for (const [name, address, reach] of states)
  test(`${name} is accessible on a phone by day and on a wide screen by night`, async ({ page }) => {
    for (const [width, colorScheme] of [
      [390, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // A menu that is open while its screen widens goes back in the history.
      await page.goto('about:blank');
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await reach(page, width);
      expect(await brokenRules(page), `${width} px`).toEqual([]);
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
