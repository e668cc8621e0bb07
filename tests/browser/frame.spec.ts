import { expect, test } from './test.ts';

test('The first press of Tab offers a link that skips the header', async ({ page }) => {
  await page.goto('/info/camping');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/info/camping#content');
});
