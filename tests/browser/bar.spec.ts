import { barFaults } from './bar-faults.ts';
import { manyWidths, setLetters, spaceOut } from './screens.ts';
import { expect, test } from './test.ts';

for (const spacing of ['usual letter spacing', 'letters spaced out by the visitor']) {
  test(`The entries of the header bar keep to one line and do not overlap at any width, with ${spacing}`, async ({
    page,
  }) => {
    await page.goto('/info/camping');
    if (spacing !== 'usual letter spacing') await spaceOut(page);
    const found: string[] = [];
    for (const width of manyWidths) {
      await page.setViewportSize({ width, height: 700 });
      for (const fault of await barFaults(page)) found.push(`${width} px: ${fault}`);
    }
    expect(found).toEqual([]);
  });
}

test('The header bar replaces the menu button where all its entries fit, and at no narrower width', async ({
  page,
}) => {
  await page.goto('/info/camping');
  const button = page.getByRole('button', { name: 'Menu' });
  for (let width = 1000; width <= 1200; width += 10) {
    await page.setViewportSize({ width, height: 700 });
    expect(await barFaults(page), `${width} px`).toEqual([]);
    expect(await button.isVisible(), `${width} px`).toBe(width < 72 * 16);
  }
});

test('No focus ring in the header bar is cut off, on any screen', async ({ page }) => {
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
});

test('On a phone held sideways the header bar stays in view and takes at most a sixth of the height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto('/info/camping');
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

test('The entries of the header bar do not overlap at twice the usual font size', async ({ page }) => {
  await page.goto('/info/camping');
  await setLetters(page, 32);
  for (const width of [320, 390, 768, 1280, 2304, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barFaults(page), `${width} px`).toEqual([]);
  }
});
