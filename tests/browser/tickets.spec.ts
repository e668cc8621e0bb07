import { expect, test } from './test.ts';

test('The button of each ticket is named after its ticket', async ({ page }) => {
  await page.goto('/tickets');
  for (const name of ['Weekend Ticket', 'Weekend + Camping', 'Day Ticket'])
    await expect(page.getByRole('link', { name: `BUY NOW ${name}`, exact: true })).toHaveCount(1);
});

test('The stamp on a ticket covers none of its text', async ({ page }) => {
  await page.goto('/tickets');
  for (let width = 320; width <= 1600; width += 40) {
    await page.setViewportSize({ width, height: 900 });
    const covered = await page.getByText('POPULAR', { exact: true }).evaluate((stamp) => {
      const over = stamp.getBoundingClientRect();
      const range = document.createRange();
      const words = document.createTreeWalker(stamp.closest('main') ?? stamp, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (words.nextNode()) {
        const text = words.currentNode as Text;
        if (stamp.contains(text)) continue;
        range.selectNodeContents(text);
        for (const { left, right, top, bottom } of range.getClientRects())
          if (left < over.right && over.left < right && top < over.bottom && over.top < bottom)
            found.push(text.data);
      }
      return found;
    });
    expect(covered, `${width} px`).toEqual([]);
  }
});
