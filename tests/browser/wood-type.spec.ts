import { expect, test } from 'playwright/test';

test('The tail of a title’s Q ends above the words below it', async ({ page }) => {
  await page.goto('/info/faqs');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tail = await page
      .getByRole('heading', { level: 1 })
      .locator('span span')
      .evaluate((line) => {
        const mark = line.appendChild(document.createElement('i'));
        mark.style.display = 'inline-block';
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom + 0.2 * parseFloat(getComputedStyle(line).fontSize);
      });
    const words = await page.getByText('If you’ve never been').boundingBox();
    expect(words?.y, `${width} px`).toBeGreaterThan(tail);
  }
});

test('The names on the cards of a row stand on one line', async ({ page }) => {
  for (const address of ['/', '/lineup']) {
    await page.goto(address);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const names = await page.getByRole('article').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const line = [...card.querySelectorAll('h2 span span:last-child, h3 span span:last-child')].at(-1);
          if (!line) return [];
          // The lower edge of an empty inline block is on the baseline of its line.
          const mark = document.createElement('i');
          mark.style.display = 'inline-block';
          line.append(mark);
          const [row, baseline] = [card.getBoundingClientRect().top, mark.getBoundingClientRect().bottom];
          mark.remove();
          return [{ name: line.textContent, row: Math.round(row), baseline }];
        }),
      );
      expect(names.length).toBeGreaterThan(3);
      const rows = Object.values(Object.groupBy(names, ({ row }) => row));
      expect(rows.length).toBeLessThan(names.length);
      for (const row of rows) {
        const baselines = (row ?? []).map(({ baseline }) => baseline);
        const apart = Math.max(...baselines) - Math.min(...baselines);
        expect(apart, `${row?.map(({ name }) => name).join(', ')} at ${width} px`).toBeLessThan(0.1);
      }
    }
  }
});
