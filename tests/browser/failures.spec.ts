import { expect, test } from 'playwright/test';

test('an island that throws says so in its own place, and leaves the rest alone', async ({ page }) => {
  await page.route(/day-filter-.*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function DayFilter() { throw new Error('A string has snapped'); }",
    }),
  );
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/lineup');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Unexpected Application Error!');
  await expect(alert).toContainText('A string has snapped');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  expect(logged.join('\n')).toContain('day-filter');
  await page.getByLabel('Your email').fill('visitor@visitor.example');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Thanks for subscribing to our newsletter!');
});

test('an island that does not arrive leaves a page that works by plain navigation', async ({ page }) => {
  await page.route(/(day-filter|gallery|basket)-.*\.js$/, (route) => route.abort());
  await page.goto('/lineup');
  await page.getByRole('link', { name: 'SATURDAY', exact: true }).click();
  await expect(page).toHaveURL('/lineup?day=saturday');
  await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(4);
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'LOAD MORE PHOTOS' }).click();
  await expect(page).toHaveURL('/gallery?shown=24#photo-13');
  await page.goto('/tickets/purchase');
  await page.getByRole('button', { name: 'Add one: Weekend Ticket' }).click();
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await expect(page.getByText('Proceeding to checkout - Total: £145', { exact: true })).toBeVisible();
});

test('a form whose script does not arrive gives the address to write to', async ({ page }) => {
  await page.route(/message-form-.*\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await page.getByRole('main').getByLabel('Name').fill('A visitor');
  await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('A visitor');
});

test('a form whose page has no script at all gives the address once it was submitted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/entry-.*\.js$/, (route) => route.abort());
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByText('This form needs JavaScript.')).not.toBeVisible();
  for (const label of ['Name', 'Subject', 'Message']) await main.getByLabel(label).fill('A visitor');
  await main.getByLabel('Email').fill('visitor@visitor.example');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByText('This form needs JavaScript.')).toBeInViewport();
  await expect(main.getByLabel('Message')).toHaveValue('A visitor');
});

test('notices that do not arrive are said beside the form', async ({ page }) => {
  await page.route(/notices-.*\.js$/, (route) => route.abort());
  await page.goto('/tickets/purchase');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please select at least one ticket');
  await expect(page.getByText('Please select at least one ticket')).toHaveCount(1);
});
