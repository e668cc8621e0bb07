import { expect, test } from './test.ts';

test('A group of questions has an address, which the index leads to', async ({ page }) => {
  await page.goto('/info/faqs');
  const index = page.getByRole('navigation', { name: 'On this page' });
  expect(await index.getByRole('link').count()).toBeGreaterThanOrEqual(4);
  await index.getByRole('link', { name: 'Camping' }).click();
  await expect(page).toHaveURL('/info/faqs#fields');
  await expect(page.getByRole('region', { name: 'Camping' }).getByRole('heading')).toBeInViewport({
    ratio: 1,
  });
});

test('A table on a phone is a list of its rows, which still are rows of a table to screen readers; no sheet of paper ends within a list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/info/camping');
  const table = page.getByRole('table', { name: 'Which field is which' });
  await expect(table.getByRole('columnheader')).toHaveText(['Field', 'For', 'Quiet from', 'What’s in it']);
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Curlew Field' }) });
  await expect(row.getByRole('cell')).toHaveCount(3);
  const [quiet, contents] = [row.getByRole('cell').nth(1), row.getByRole('cell').nth(2)];
  await expect(quiet).toHaveText('11pm');
  // Each cell is a line of its own, and says which it is.
  expect((await contents.boundingBox())?.y).toBeGreaterThan((await quiet.boundingBox())?.y ?? 0);
  expect(await quiet.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('Quiet from');
  await page.emulateMedia({ media: 'print' });
  const list = page.getByRole('region', { name: 'Pack for rain' });
  expect(await list.evaluate((block) => getComputedStyle(block).breakInside)).toBe('avoid');
});

test('A telephone number or an email address is never broken, and as high as a finger on the contact page', async ({
  page,
}) => {
  for (const address of ['/info/accessibility', '/info/camping', '/contact']) {
    await page.goto(address);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator('main :is([href^=tel], [href^=mailto])').evaluateAll((links) =>
        links.flatMap((link) => {
          const range = document.createRange();
          const lines = new Set<number>();
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            range.selectNode(texts.currentNode);
            for (const { top } of range.getClientRects()) lines.add(Math.round(top));
          }
          return lines.size > 1 && /[@\d]/.test(link.textContent) ? [link.textContent] : [];
        }),
      );
      expect(broken, `${address} at ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  expect(await links.count()).toBeGreaterThan(5);
  for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('Info says the name of a tab once, and paper has it above the text', async ({ page }) => {
  await page.goto('/info');
  const heading = page.getByRole('heading', { level: 2, name: 'FAQs' });
  expect((await heading.boundingBox())?.width).toBeLessThan(2);
  await page.emulateMedia({ media: 'print' });
  expect((await heading.boundingBox())?.width).toBeGreaterThan(100);
});
