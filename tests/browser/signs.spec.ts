import { expect, test } from './test.ts';

test('Arrows and plus signs are drawn, and are no part of what screen readers say', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const spoken: string[] = [];
  for (const [address, width] of [
    ['/info/faqs', 1280],
    ['/artist/sea-power', 1280],
    ['/past-festivals/2024', 1280],
    // Last, because widening the screen with the menu open goes back in the history.
    ['/info/faqs', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    if (width === 390) await page.getByRole('button', { name: 'Menu' }).click();
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    spoken.push(...nodes.map(({ name }) => String(name?.value ?? '').trim()));
    const signs = page.locator('summary:visible').first();
    const drawn = await signs.evaluate((summary) => {
      const { content, backgroundImage } = getComputedStyle(summary, '::after');
      return content + backgroundImage;
    });
    expect(drawn).toMatch(/[▾+]|gradient/);
  }
  expect(spoken).toContain('Can I charge my phone?');
  expect(spoken.filter((name) => /^[←→+−▾]|[▾+−]$/.test(name))).toEqual([]);
});

test('A plus in a heading is as high as the capitals beside it', async ({ page }) => {
  await page.goto('/tickets');
  await expect(page.getByRole('heading', { name: 'Weekend + Camping' })).toBeVisible();
  const [plus, capital] = await page.evaluate(async () => {
    await document.fonts.load('900 100px Anybody', '+H');
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = '900 100px Anybody';
    return ['+', 'H'].map((text) => Math.round(context.measureText(text).actualBoundingBoxAscent));
  });
  expect(plus).toBe(capital);
});
