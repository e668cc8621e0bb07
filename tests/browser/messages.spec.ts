import type { Locator, Page } from 'playwright/test';
import { holdBack } from './conditions.ts';
import { recordForeignRequests } from './foreign-requests.ts';
import { expect, test, withoutScripts } from './test.ts';

const secret = 'nobody else may read this';

async function fillContact(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill(secret);
  await main.getByLabel('Email').fill('visitor@visitor.example');
  await main.getByLabel('Subject').fill(secret);
  await main.getByLabel('Message').fill(secret);
}

test('A message is confirmed once, until it is closed or the visitor types', async ({ page, baseURL }) => {
  await page.goto('/contact');
  const foreign = recordForeignRequests(page, baseURL, []);
  await fillContact(page);
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  const answer = page.getByText("Message sent! We'll get back to you soon.");
  await expect(answer).toHaveCount(1);
  await expect(answer).toBeInViewport();
  for (const label of ['Name', 'Subject', 'Message']) {
    await expect(page.getByRole('main').getByLabel(label)).toHaveValue('');
  }
  expect(foreign()).toEqual([]);
  await expect(page).toHaveURL('/contact');

  await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
  await expect(answer).toHaveCount(0);
  await expect(send).toBeFocused();
  await fillContact(page);
  await send.click();
  await expect(answer).toBeInViewport();
  await page.getByRole('main').getByLabel('Subject').fill('Another');
  await expect(answer).toHaveCount(0);
});

test('The message box has six rows, and no field may be empty or spaces alone', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '6');
  // Screen readers call a field invalid only after it was refused.
  await expect(page.getByRole('main').getByLabel('Name')).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByLabel('Name')).toBeFocused();
  await expect(page.getByRole('main').getByLabel('Name')).not.toHaveAttribute('aria-invalid');
  await fillContact(page);
  await page.getByRole('main').getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toBeFocused();
  await page.getByRole('main').getByLabel('Email').fill('visitor@visitor.example');
  const message = page.getByRole('main').getByLabel('Message');
  await message.fill('  \n ');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('');
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue(secret);
  await expect(page.getByText("Message sent! We'll get back to you soon.")).toHaveCount(0);
});

test('On a small phone a field that is left empty is brought into view with its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/contact');
  const main = page.getByRole('main');
  const expectInView = async (form: Locator, name: string) => {
    await form.getByRole('button').click();
    const field = form.getByLabel(name);
    await expect(field).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await form.locator('label', { hasText: name }).boundingBox())?.y, name)
      .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await expect(field).toBeInViewport();
  };
  for (const name of ['Name', 'Email', 'Subject', 'Message']) {
    await expectInView(main.locator('form'), name);
    await main.getByLabel(name).fill('visitor@visitor.example');
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectInView(page.getByRole('contentinfo').locator('form'), 'Your email');
});

for (const [what, script] of [
  ['the page’s first script', /\/entry-[\w-]+\.js$/],
  ['the form’s own script', /message-form-.*\.js$/],
] as const) {
  test(`A message submitted before ${what} has arrived is answered then, once`, async ({ page }) => {
    const letItCome = await holdBack(page, script);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillContact(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    letItCome();
    await expect(page.getByText("Message sent! We'll get back to you soon.")).toHaveCount(1);
    await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('');
  });
}

withoutScripts('Without JavaScript the message forms say so, and send nothing', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByText('This form needs JavaScript.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'hello@nightjar.example' }).first()).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await fillContact(page);
  await main.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('contentinfo').getByLabel('Your email').fill('visitor@visitor.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/contact');
  // If a form had been sent, its request would precede this one.
  await page.goto('/gallery');
  expect(requests[0]).toMatch(/\/gallery$/);
  expect(requests.filter((address) => /nobody|visitor/i.test(address))).toEqual([]);
});
