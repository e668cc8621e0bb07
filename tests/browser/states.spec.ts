import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

const states: readonly (readonly [name: string, address: string, reach: (page: Page) => Promise<void>])[] = [
  ['the phone’s menu open', '/info/camping', (page) => page.getByRole('button', { name: 'Menu' }).click()],
  [
    'a filtered line-up',
    '/lineup',
    (page) => page.getByRole('link', { name: 'SUNDAY', exact: true }).click(),
  ],
  [
    'another tab',
    '/nightjar-2026/schedule',
    async (page) => {
      await page.getByRole('link', { name: 'Friday', exact: true }).hover();
      await page.getByRole('tab', { name: 'Sunday' }).click();
    },
  ],
  ['an open question', '/info/faqs', (page) => page.getByRole('main').locator('summary').first().click()],
  [
    'a photo open large',
    '/gallery',
    async (page) => {
      await page.waitForLoadState('networkidle');
      await page.locator('#photo-2 a').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'the checkout’s error',
    '/tickets/purchase',
    async (page) => {
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
      await expect(page.locator('.toast')).toBeVisible();
    },
  ],
];

for (const scheme of ['light', 'dark'] as const) {
  for (const [name, address, reach] of states) {
    test(`${name} is accessible, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(address);
      await reach(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
  }
}
