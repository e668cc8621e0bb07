import { expect, test } from 'playwright/test';
import { everyAddress } from '../every-address.ts';
import { inkOf, linesOn, type LaidLine } from './ink-of-lines.ts';

/** How far, in px, a line's ink may begin or end from its measure's edges: one, and what antialiasing hides of a tip. */
const TOLERANCE = 1.05;

test('The ink of wood type begins and ends at its measure, to the pixel', async ({ page }) => {
  const lines = new Map<string, LaidLine & { readonly where: string }>();
  for (const address of [...everyAddress, '/no/such/page']) {
    // Pictures have their widths and heights before they arrive.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const line of await linesOn(page)) {
        lines.set(JSON.stringify(line), { where: `${line.text} on ${address} at ${width} px`, ...line });
      }
    }
  }
  const measured = [...lines.values()];
  const ink = await inkOf(page, measured);
  expect(measured.length).toBeGreaterThan(everyAddress.length);
  const off = measured.flatMap(({ where }, index) => {
    const { left, right } = ink[index] ?? { left: Infinity, right: Infinity };
    const isOff = Math.abs(left) > TOLERANCE || Math.abs(right) > TOLERANCE;
    return isOff ? [`${where}: ${left.toFixed(2)} and ${right.toFixed(2)} px`] : [];
  });
  expect(off).toEqual([]);
});

test('The names on the cards of a row stand on one line', async ({ page }) => {
  for (const address of ['/', '/lineup']) {
    await page.goto(address);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const names = await page.getByRole('article').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const line = card.querySelector('h2 span span:last-child, h3 span span:last-child');
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
