import { expect, test } from './test.ts';

test('The icon of a social network shows its name when the pointer rests on it, and the next icon does so at once', async ({
  page,
}) => {
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

test('The first press of Tab offers a link that skips the header', async ({ page }) => {
  await page.goto('/info/camping');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/info/camping#content');
});
