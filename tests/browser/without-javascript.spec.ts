import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('The line-up filters by day', async ({ page }) => {
  await page.goto('/lineup');
  const acts = page.getByRole('main').getByRole('article');
  await expect(acts).toHaveCount(12);
  await page.getByRole('link', { name: 'SATURDAY', exact: true }).click();
  await expect(page).toHaveURL('/lineup?day=saturday');
  await expect(acts.filter({ visible: true })).toHaveCount(4);
  await expect(page.getByText('4 acts')).toBeVisible();
  await page.getByRole('link', { name: 'ALL', exact: true }).click();
  await expect(page).toHaveURL('/lineup');
  await page.getByRole('link', { name: 'The Go! Team', exact: true }).click();
  await expect(page).toHaveURL('/artist/the-go!-team');
});

test('The gallery grows by twelve photos to sixty, and then has no button', async ({ page }) => {
  await page.goto('/gallery');
  const photos = page.getByRole('main').getByRole('img');
  const more = page.getByRole('button', { name: 'LOAD MORE PHOTOS' });
  for (const shown of [12, 24, 36, 48]) {
    await expect(photos.filter({ visible: true })).toHaveCount(shown);
    await more.click();
    await expect(page).toHaveURL(new RegExp(`shown=${shown + 12}`));
  }
  await expect(photos.filter({ visible: true })).toHaveCount(60);
  await expect(more).toHaveCount(0);
  await page.goto('/gallery?shown=60');
  await expect(photos.filter({ visible: true })).toHaveCount(60);
});

test('A photo opens by itself, at its full size', async ({ page }) => {
  await page.goto('/gallery');
  await page.locator('#photo-1 a').click();
  await expect(page).toHaveURL(/castle-at-dawn-.*-1600/);
  const picture = page.locator('img');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
});

test('The schedule starts on Friday and opens each of the other days', async ({ page }) => {
  await page.goto('/nightjar-2026/schedule');
  const entries = page.getByRole('main').locator('ol').getByRole('listitem').filter({ visible: true });
  await expect(entries).toHaveCount(7);
  await page.getByRole('link', { name: 'Saturday', exact: true }).click();
  await expect(entries).toHaveCount(10);
  await page.getByRole('link', { name: 'Sunday', exact: true }).click();
  await expect(entries).toHaveCount(8);
});

test('The information page starts on FAQs and opens its two other tabs', async ({ page }) => {
  await page.goto('/info');
  await expect(page.getByRole('heading', { level: 2, name: 'FAQs' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Getting There' }).click();
  await expect(page.getByText('Festival shuttle buses run every 30 minutes')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sustainability', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sustainability' })).toBeVisible();
});

test('One question is open at a time, and can be closed again', async ({ page }) => {
  await page.goto('/info/faqs');
  const questions = page.getByRole('main').locator('details');
  await questions.nth(0).locator('summary').click();
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).not.toHaveAttribute('open');
});

test('/info/faqs#dogs opens the answer of that name', async ({ page }) => {
  await page.goto('/info/faqs#dogs');
  const open = page.getByRole('main').locator('details[open]');
  await expect(open).toContainText('Can I bring my dog?');
  await expect(open.locator('summary')).toBeInViewport();
});

test('Two weekend tickets and parking, found from the header, cost £320, and the checkout says so', async ({
  page,
}) => {
  await page.goto('/artist/arab-strap');
  await page.getByRole('banner').getByRole('link', { name: 'GET TICKETS' }).click();
  await expect(page).toHaveURL('/tickets');
  await page.getByRole('link', { name: 'BUY NOW' }).first().click();
  await expect(page).toHaveURL('/tickets/purchase');
  const add = (name: string) => page.getByRole('button', { name: `Add one: ${name}` });
  const remove = (name: string) => page.getByRole('button', { name: `Remove one: ${name}` });
  await expect(remove('Weekend Ticket')).toBeDisabled();
  await add('Weekend Ticket').click();
  await add('Weekend Ticket').click();
  await add('Weekend Parking Pass').click();
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total).toContainText('£320');
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Proceeding' })).toHaveText(
    'Proceeding to checkout - Total: £320',
  );
  await remove('Weekend Ticket').click();
  await expect(total).toContainText('£175');
});

test('Checking out an empty basket shows the error', async ({ page }) => {
  await page.goto('/tickets/purchase');
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please select at least one ticket');
});

test('A total above a thousand pounds has no comma', async ({ page }) => {
  await page.goto('/tickets/purchase?weekend=8&day-friday=1&checkout=1');
  await expect(page.getByText('Proceeding to checkout - Total: £1225', { exact: true })).toBeVisible();
});

test('The message forms say that they need JavaScript, give the email address, and send nothing', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByText('This form needs JavaScript.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'hello@nightjar.example' }).first()).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await main.getByLabel('Name').fill('Typed Secret');
  await main.getByLabel('Email').fill('typed@secret.example');
  await main.getByLabel('Subject').fill('Typed Secret');
  await main.getByLabel('Message').fill('Typed Secret');
  await main.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('contentinfo').getByLabel('Your email').fill('typed@secret.example');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/contact');
  // Had a form been sent, its request would come before this one.
  await page.goto('/gallery');
  expect(requests[0]).toMatch(/\/gallery$/);
  expect(requests.filter((address) => /secret/i.test(address))).toEqual([]);
});

test('The menus open on a phone and on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const nav = page.getByRole('navigation', { name: 'Main menu' });
  await nav.getByText('Further Afield').click();
  await nav.getByRole('link', { name: 'Pubs & Food' }).click();
  await expect(page).toHaveURL('/further-afield/pubs-food');
  await page.setViewportSize({ width: 1280, height: 800 });
  await nav.getByText('Festival 2026').hover();
  await nav.getByRole('link', { name: 'Talks' }).click();
  await expect(page).toHaveURL('/nightjar-2026/talks');
});
