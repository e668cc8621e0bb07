import { expect, withoutScripts } from '../test.ts';

withoutScripts('On the plan without JavaScript a way is asked for by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/plan');
  await page.getByRole('link', { name: 'FIND YOUR WAY' }).press('Enter');
  const from = page.getByRole('combobox', { name: 'From', exact: true });
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await from.selectOption('Curlew Field');
  await to.selectOption('Castle Stage');
  await page.getByRole('checkbox', { name: 'Step-free ways' }).check();
  await page.getByRole('button', { name: 'SHOW THE WAY' }).press('Enter');
  await expect(page).toHaveURL('/plan?from=curlewField&to=castle&needs=step-free&needs=#way');
  await expect(page.locator('#way')).toContainText('There is no step-free way.');
  await expect(page.locator('#way')).toBeInViewport();
  await page.getByRole('link', { name: 'The way back' }).click();
  await expect(page.getByRole('heading', { name: 'From the Castle Stage to Curlew Field' })).toBeVisible();

  // The browser itself refuses to send a form without a start.
  await page.goto('/plan?to=castle#way');
  await expect(page.getByRole('heading', { name: 'Choose where you start from' })).toBeInViewport();
  await page.getByRole('button', { name: 'SHOW THE WAY' }).click();
  await expect(from).toBeFocused();
  await expect(page).toHaveURL('/plan?to=castle#way');
});
