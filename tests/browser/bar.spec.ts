import { barFaults } from './bar-faults.ts';
import { spaceOut } from './looks.ts';
import { expect, test } from './test.ts';

for (const letters of ['as they are', 'spaced out by the visitor']) {
  test(`the bar’s entries stand on one line, apart, at every width, with letters ${letters}`, async ({
    page,
  }) => {
    await page.goto('/info/camping');
    if (letters !== 'as they are') await spaceOut(page);
    const found: string[] = [];
    for (let width = 320; width <= 1600; width += 16) {
      await page.setViewportSize({ width, height: 700 });
      for (const fault of await barFaults(page)) found.push(`${width} px: ${fault}`);
    }
    expect(found).toEqual([]);
  });
}

test('the focus ring of whatever is in the bar is whole, on every screen', async ({ page }) => {
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

test('on a phone on its side the bar stays, and takes a sixth of the height at most', async ({ page }) => {
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
