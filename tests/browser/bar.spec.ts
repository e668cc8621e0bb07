import type { Page } from 'playwright/test';
import { setLetters, spaceOut } from './screens.ts';
import { expect, test } from './test.ts';

/** What is wrong with the header bar: entries that wrap, overlap, or reach beyond the screen. */
const barFaults = (page: Page): Promise<string[]> =>
  page.getByRole('banner').evaluate((bar) => {
    const entries = Array.from(bar.querySelectorAll('a, summary, button'))
      .filter((entry) => entry.checkVisibility({ visibilityProperty: true }))
      .map((entry) => {
        const words = document.createRange();
        const drawn = Array.from((entry.querySelector('span') ?? entry).childNodes)
          .filter((node) => node instanceof Text)
          .flatMap((node) => {
            words.selectNodeContents(node);
            return Array.from(words.getClientRects());
          });
        const { left, right, top, bottom } = entry.getBoundingClientRect();
        return {
          name: entry.textContent,
          left: Math.min(left, ...drawn.map((line) => line.left)),
          right: Math.max(right, ...drawn.map((line) => line.right)),
          top,
          bottom,
          lines: new Set(drawn.map((line) => line.top)).size,
        };
      });
    return entries.flatMap((one, index) => [
      ...(one.lines > 1 ? [`${one.name} on ${one.lines} lines`] : []),
      ...(one.left < 0 || one.right > innerWidth ? [`${one.name} beyond the screen`] : []),
      ...entries
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right)
        .map((other) => `${one.name} over ${other.name}`),
    ]);
  });

test('The entries of the header bar keep to one line and do not overlap, with letters spaced out and twice as large, too; it replaces the menu button where all its entries fit', async ({
  page,
}) => {
  await page.goto('/info/camping');
  const found: string[] = [];
  const button = page.getByRole('button', { name: 'Menu' });
  const look = async (letters: string, rem: number, at: readonly number[]) => {
    for (const width of at) {
      await page.setViewportSize({ width, height: 700 });
      for (const fault of await barFaults(page)) found.push(`${letters} at ${width} px: ${fault}`);
      expect(await button.isVisible(), `${letters} at ${width} px`).toBe(width < 72 * rem);
    }
  };
  await look('usual letters', 16, [320, 390, 768, 1151, 1152, 1440]);
  await setLetters(page, 32);
  await look('letters of 32 px', 32, [320, 768, 2303, 2304]);
  await setLetters(page, 16);
  await spaceOut(page);
  await look('spaced letters', 16, [320, 768, 1152]);
  expect(found).toEqual([]);
});

test('No focus ring in the header bar is cut off, on any screen; on a phone held sideways the bar stays in view and takes at most a sixth of the height', async ({
  page,
}) => {
  await page.goto('/info/camping');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cut = await page.getByRole('banner').evaluate((bar) =>
      Array.from(bar.querySelectorAll<HTMLElement>('a, summary, button'))
        .filter((entry) => entry.checkVisibility({ visibilityProperty: true }))
        .filter((entry) => {
          entry.focus({ focusVisible: true });
          const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(entry);
          const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
          const { top, left, right } = entry.getBoundingClientRect();
          return outlineStyle !== 'solid' || top < reach || left < reach || right + reach > innerWidth;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut, `${width} × ${height}`).toEqual([]);
  }

  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar?.y).toBe(0);
  expect(bar?.height).toBeLessThanOrEqual(320 / 6);
  for (const control of [
    page.getByRole('button', { name: 'Menu' }),
    page.getByRole('banner').getByRole('link').last(),
  ])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
