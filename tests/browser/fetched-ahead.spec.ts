import { expect, test } from './test.ts';

interface Rules {
  readonly prefetch: readonly [{ readonly where: { readonly selector_matches: string } }];
}

test('Pages are fetched ahead, but no choices, baskets, files or tabs', async ({ page }) => {
  await page.goto('/nightjar-2026/schedule');
  const addresses = () =>
    page.evaluate(() => {
      const text = document.querySelector('script[type=speculationrules]')?.textContent ?? '';
      const [rule] = (JSON.parse(text) as Rules).prefetch;
      return Array.from(document.querySelectorAll(rule.where.selector_matches), (link) =>
        link.getAttribute('href'),
      );
    });
  const ahead = await addresses();
  expect(ahead).toEqual(expect.arrayContaining(['/', '/lineup', '/info/camping', '/tickets']));
  expect(ahead.filter((address) => !address?.startsWith('/') || /[?.]/.test(address))).toEqual([]);
  expect(await page.locator('[data-island] a[href^="/"]').count()).toBeGreaterThan(0);
  expect(await page.locator('main a[href^="/calendar/"]').count()).toBeGreaterThan(0);
});

test('A link that is pressed has its page fetched before it is released', async ({ page }) => {
  await page.goto('/contact');
  const fetched = page.waitForRequest((request) => request.url().endsWith('/lineup'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Line-up', exact: true }).hover();
  await page.mouse.down();
  expect((await fetched).headers()['sec-purpose']).toContain('prefetch');
});
