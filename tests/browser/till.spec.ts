import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/tickets/purchase');
  await page.waitForLoadState('networkidle');
});

test('quantities start at nothing, never go below it, and the total follows', async ({ page }) => {
  const line = page.locator('#weekend');
  const add = page.getByRole('button', { name: 'Add one: Weekend Ticket' });
  const remove = page.getByRole('button', { name: 'Remove one: Weekend Ticket' });
  const total = page.getByRole('region', { name: 'Total' }).getByRole('status');
  await expect(line.locator('output')).toHaveText('0');
  await expect(remove).toBeDisabled();
  await add.click();
  await add.click();
  await page.getByRole('button', { name: 'Add one: Weekend Parking Pass' }).click();
  await expect(total).toHaveText('Total £320');
  await expect(page).toHaveURL('/tickets/purchase?weekend=2&parking=1');
  await remove.click();
  await remove.click();
  await expect(remove).toBeDisabled();
  await expect(line.locator('output')).toHaveText('0');
  await expect(total).toHaveText('Total £30');
  await page.reload();
  await expect(total).toHaveText('Total £30');
});

test('an empty basket is answered with the error, a full one with its total', async ({ page }) => {
  const checkOut = page.getByRole('button', { name: 'PROCEED TO CHECKOUT' });
  await checkOut.click();
  await expect(page.locator('.toast')).toContainText('Please select at least one ticket');
  await expect(page).toHaveURL('/tickets/purchase');
  for (let tickets = 0; tickets < 9; tickets += 1) {
    await page.getByRole('button', { name: 'Add one: Weekend Ticket' }).click();
  }
  await checkOut.click();
  await expect(page.getByText('Proceeding to checkout - Total: £1305', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/tickets/purchase?weekend=9');
});

test('all of it works by keyboard alone', async ({ page }) => {
  await page.getByRole('button', { name: 'Add one: Day Ticket: Sunday' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('£130');
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Proceeding to checkout - Total: £130', { exact: true })).toBeVisible();
});
