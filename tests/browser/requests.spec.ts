import { everyAddress } from '../site.ts';
import { expect, test } from './test.ts';

test('a whole visit asks for nothing but the site’s own files', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const asked = new Set<string>();
  page.on('request', (request) =>
    asked.add(`${request.method()} ${request.url().replace(baseURL ?? '', '')}`),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of everyAddress) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
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
  const pagesAsked = new Set(
    [...everyAddress, '/tickets/purchase?weekend=1'].map((address) => `GET ${address}`),
  );
  const others = Array.from(asked).filter(
    (line) => !pagesAsked.has(line) && !/^GET \/assets\/[\w-]+\.(js|svg|woff2|png|ico|jpg|avif)$/.test(line),
  );
  const ofTheBrowser = ['GET /site.webmanifest', 'GET /speculation-rules.json'];
  expect(others.filter((line) => !ofTheBrowser.includes(line))).toEqual([]);
});
