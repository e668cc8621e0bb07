import type { Page } from 'playwright/test';
import { expect, expectLive, test } from './test.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('A menu of the bar opens by hover, click and Enter, and closes by Escape', async ({ page }) => {
  await page.goto('/info/camping');
  const nav = menuOf(page);
  await nav.locator('summary', { hasText: 'Further Afield' }).focus();
  await page.keyboard.press('Enter');
  await expectLive(page, 'menus');
  for (const name of ['Things to Do', 'Walks', 'Pubs & Food', 'Stores']) {
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const next = nav.locator('summary', { hasText: 'Festival 2026' });
  await expect(next).toBeFocused();
  await expect(nav.getByRole('link', { name: 'Stores' })).not.toBeVisible();
  await page.keyboard.press('Escape');
  await expect(next).toBeFocused();

  const info = nav.locator('summary', { hasText: 'Info' });
  const about = nav.getByRole('link', { name: 'About' });
  await info.hover();
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).not.toBeVisible();
  await page.mouse.move(640, 700);
  await info.click();
  await page.mouse.move(640, 700);
  await expect(about).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(about).not.toBeVisible();
});
