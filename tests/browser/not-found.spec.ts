import { expect, test } from 'playwright/test';

test('The 404 page leads home, and the console names the path that was asked for', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines.find((line) => !line.startsWith('Failed to load'))).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
