import { recordForeignRequests } from './foreign-requests.ts';
import { expect, expectLive, test } from './test.ts';

test('Menus, newsletter and checkout request nothing but the website’s own files', async ({
  page,
  baseURL,
}) => {
  const foreign = recordForeignRequests(page, baseURL, ['/info/camping', '/tickets/purchase?weekend=1']);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/info/camping');
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  for (const menu of ['Info', 'Further Afield', 'Festival 2026'])
    await nav.getByText(menu, { exact: true }).click();
  await page.getByLabel('Your email').fill('visitor@visitor.example');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toBeVisible();
  await page.goto('/tickets/purchase?weekend=1');
  await expectLive(page, 'basket');
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  expect(foreign()).toEqual([]);
});
