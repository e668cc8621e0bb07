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
