import { expect, test } from 'playwright/test';

test('An island that throws shows the error in its place, and the page goes on', async ({ page }) => {
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
  await expect(page.getByText('Thanks for subscribing to our newsletter!')).toBeInViewport();
});

test('A form whose script does not arrive says so, and keeps what was typed', async ({ page }) => {
  await page.route(/message-form-.*\.js$/, (route) => route.abort());
  await page.goto('/contact');
  await page.getByRole('main').getByLabel('Name').fill('A visitor');
  await expect(page.getByText('This form needs JavaScript.')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('A visitor');
});

test('A form on a page without its scripts says so, and keeps what was typed', async ({ page }) => {
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
