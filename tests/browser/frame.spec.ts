import type { Request } from 'playwright/test';
import { expect, test } from './test.ts';

test('a page of reading fetches two kilobytes of script at most before it is touched', async ({ page }) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto('/info/camping');
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2048);
});

test('a menu opens by hover, by click and by Enter, and Escape closes it and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/info/camping');
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  const info = nav.locator('summary', { hasText: 'Info' });
  const about = nav.getByRole('link', { name: 'About' });
  await page.waitForLoadState('networkidle');
  await info.focus();
  await expect(about).not.toBeVisible();
  await page.keyboard.press('Enter');
  await expect(about).toBeVisible();
  await expect(nav.locator('[data-island="menus"]')).toHaveAttribute('data-live');
  await page.keyboard.press('Tab');
  await expect(about).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(info).toBeFocused();
  await expect(about).not.toBeVisible();
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

test('on a phone the menu is a sheet whose groups open and close, and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  const contact = nav.getByRole('link', { name: 'Contact Us' });
  await nav.getByText('Info', { exact: true }).click();
  await expect(contact).toBeVisible();
  await nav.getByText('Info', { exact: true }).click();
  await expect(contact).not.toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nav).not.toBeVisible();
  await expect(button).toBeFocused();
});

test('a network’s mark tells its name after 700 ms, and the next one at once', async ({ page }) => {
  await page.goto('/info/camping');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await link('Instagram').hover();
  await expect(page.getByRole('tooltip', { name: 'Instagram' })).toBeAttached();
  const box = await link('Facebook').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 8 });
  await expect(page.getByRole('tooltip', { name: 'Facebook' })).toBeAttached({ timeout: 500 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('the keyboard finds the way past the header first', async ({ page }) => {
  await page.goto('/info/camping');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/info/camping#content');
});
