import { widths } from './screens.ts';
import { expect, test } from './test.ts';

test('Nothing lies on a ticket’s name, price or stamp; on a tablet a ticket is laid wide, and names side by side end at one height, lists and buttons begin at one', async ({
  page,
}) => {
  await page.goto('/tickets');
  const tickets = page.getByRole('article');
  const parts = [
    tickets.getByRole('heading'),
    tickets.getByText(/^£\d+$/),
    tickets.getByText('POPULAR', { exact: true }),
  ];
  for (const width of [...widths, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of parts) {
      const covered = await part.evaluateAll((elements) =>
        elements.flatMap((element) => {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const range = document.createRange();
          range.selectNodeContents(element);
          return Array.from(range.getClientRects()).flatMap(({ left, top, width: wide, height }) =>
            [0.02, 0.5, 0.98].flatMap((x) =>
              // From the top of the capitals to the baseline.
              [0.15, 0.45, 0.75].flatMap((y) => {
                const found = document.elementFromPoint(left + wide * x, top + height * y);
                const own = found && (element.contains(found) || found.contains(element));
                return own ? [] : [`${element.textContent} under ${found?.textContent}`];
              }),
            ),
          );
        }),
      );
      expect(covered, `${width} px`).toEqual([]);
    }
  }

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
