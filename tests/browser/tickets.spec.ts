import { expect, test } from './test.ts';

test('On a tablet a ticket is laid wide, and names side by side end at one height, lists and buttons begin at one', async ({
  page,
}) => {
  await page.goto('/tickets');
  const tickets = page.getByRole('article');
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const list of await tickets.getByRole('list').all())
    expect((await list.boundingBox())?.width, 'room for more than a few words').toBeGreaterThan(300);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, alike, edge] of [
      ['names', tickets.getByRole('heading'), 'bottom'],
      ['lists', tickets.getByRole('list'), 'top'],
      ['buttons', tickets.getByRole('link', { name: 'Buy now' }), 'top'],
    ] as const) {
      const tops = await alike.evaluateAll(
        (found, side) => found.map((element) => Math.round(element.getBoundingClientRect()[side])),
        edge,
      );
      expect(tops).toHaveLength(3);
      expect(new Set(tops).size, `${name} at ${width} px`).toBe(1);
    }
  }
});
