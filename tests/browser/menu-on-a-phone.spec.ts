import type { Page } from 'playwright/test';
import { expect, expectLive, test } from './test.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test.use({ viewport: { width: 390, height: 844 } });

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menuOf(page)).toBeVisible();
};

test('On a phone the open menu keeps the focus, hides the page, and closes', async ({ page }) => {
  await page.goto('/info/camping');
  await openMenu(page);
  const nav = menuOf(page);
  const contact = nav.getByRole('link', { name: 'Contact Us' });
  await nav.getByText('Info', { exact: true }).click();
  await expect(contact).toBeVisible();
  await nav.getByText('Info', { exact: true }).click();
  await expect(contact).not.toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nav).not.toBeVisible();
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(button).toBeFocused();

  await openMenu(page);
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  for (let step = 0; step < 24; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeFalsy();
  }
  await button.click();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(button).toHaveText(/Menu/);

  await openMenu(page);
  await expectLive(page, 'menus');
  await page.setViewportSize({ width: 1280, height: 800 });
  const home = nav.getByRole('link', { name: 'Home' });
  await expect.poll(async () => (await home.boundingBox())?.y).toBeLessThan(20);
  await expect(page.getByRole('main')).toBeVisible();
});

test('Back closes the menu, which adds nothing else to the history', async ({ page }) => {
  await page.goto('/contact');
  await page.goto('/info/camping');
  await openMenu(page);
  await expectLive(page, 'menus');
  await page.goBack();
  await expect(menuOf(page)).not.toBeVisible();
  await expect(page).toHaveURL('/info/camping');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).not.toBeVisible();
  await openMenu(page);
  await menuOf(page).getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expect(page).toHaveURL('/info/camping');
  await expect(menuOf(page)).not.toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});
