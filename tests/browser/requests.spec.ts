import { listenForStrangers } from './asked.ts';
import { expect, test } from './test.ts';

test('whatever is done on the site, nothing but its own files is asked for', async ({ page, baseURL }) => {
  const strangers = listenForStrangers(page, baseURL, [
    '/info/camping',
    '/contact',
    '/tickets/purchase?weekend=1',
  ]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/info/camping');
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  for (const menu of ['Info', 'Further Afield', 'Festival 2026'])
    await nav.getByText(menu, { exact: true }).click();
  await page.getByLabel('Your email').fill('visitor@visitor.example');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toBeVisible();
  await page.goto('/contact');
  for (const label of ['Name', 'Subject', 'Message'])
    await page.getByRole('main').getByLabel(label).fill('unread');
  await page.getByRole('main').getByLabel('Email').fill('visitor@visitor.example');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  await page.goto('/tickets/purchase?weekend=1');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await expect(page.locator('.toast')).toBeVisible();
  expect(strangers()).toEqual([]);
});
