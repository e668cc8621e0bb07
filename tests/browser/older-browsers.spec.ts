import { expect, test } from './test.ts';

// The test changes the documents' styles, which their policy would block.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

test('Browsers without popovers or newer list methods show the menu, and picks', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/ popover(target)?="[^"]*"/gi, '')
      .replaceAll(':popover-open', ':unknown');
    return route.fulfill({ response, body });
  });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).not.toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click({ delay: 100 });
  await menu.locator('summary', { hasText: 'Info' }).click({ delay: 100 });
  await menu.getByRole('link', { name: 'About' }).click({ delay: 100 });
  await expect(page).toHaveURL('/info/about');
  await page.goto('/my-line-up?picks=sea-power');
  await expect(page.locator('[data-island="my-line-up"]')).toHaveAttribute('data-failed');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sea Power' }).first()).toBeVisible();
});
