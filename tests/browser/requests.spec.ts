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

test('every screen can be walked by keyboard alone, and shows where the focus is', async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of everyAddress) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const stops = await page
      .locator(
        'a[href]:visible, button:visible:enabled, summary:visible, input:visible:not([type=hidden]), textarea:visible',
      )
      .count();
    const unseen: string[] = [];
    let reached = 0;
    for (let step = 0; step < Math.min(stops, 40); step += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const own = getComputedStyle(element);
        const cover = getComputedStyle(element, '::after');
        const outlined = own.outlineStyle !== 'none' || cover.outlineStyle !== 'none';
        return { outlined, html: element.outerHTML.slice(0, 80) };
      });
      if (!seen) break;
      reached += 1;
      if (!seen.outlined) unseen.push(seen.html);
    }
    expect(unseen, address).toEqual([]);
    expect(reached, address).toBeGreaterThan(10);
  }
});
