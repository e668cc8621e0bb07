import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';

const secret = 'nobody else may read this';

async function fillContact(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill(secret);
  await main.getByLabel('Email').fill('visitor@visitor.example');
  await main.getByLabel('Subject').fill(secret);
  await main.getByLabel('Message').fill(secret);
}

test('a contact message is confirmed, cleared and sent nowhere', async ({ page, baseURL }) => {
  await page.goto('/contact');
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  await fillContact(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText("Message sent! We'll get back to you soon.", { exact: true })).toBeVisible();
  for (const label of ['Name', 'Subject', 'Message']) {
    await expect(page.getByRole('main').getByLabel(label)).toHaveValue('');
  }
  for (const request of requests) {
    expect(request).toMatch(new RegExp(`^GET ${baseURL}/assets/[\\w-]+\\.\\w+ $`));
  }
  await expect(page).toHaveURL('/contact');
});

test('the message box is six rows tall, and every field is required', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '6');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByLabel('Name')).toBeFocused();
  await fillContact(page);
  await page.getByRole('main').getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toBeFocused();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a newsletter sign-up is confirmed on any page', async ({ page }) => {
  await page.goto('/info/camping');
  await page.getByLabel('Your email').fill('visitor@visitor.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thanks for subscribing to our newsletter!', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Your email')).toHaveValue('');
});

test('what was submitted before the script arrived is answered when it does', async ({ page }) => {
  await page.route(/message-form-.*\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, 1200));
    await route.continue();
  });
  await page.goto('/contact');
  await fillContact(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText("Message sent! We'll get back to you soon.", { exact: true })).toBeVisible();
});
