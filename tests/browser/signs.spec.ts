import { expect, test } from './test.ts';

test('Arrows and plus signs are drawn, and are no part of what screen readers say', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const spoken: string[] = [];
  const look = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    spoken.push(...nodes.map(({ name }) => String(name?.value ?? '').trim()));
    const drawn = await page
      .locator('summary:visible')
      .first()
      .evaluate((summary) => {
        const { content, backgroundImage } = getComputedStyle(summary, '::after');
        return content + backgroundImage;
      });
    expect(drawn).toMatch(/[▾+]|gradient/);
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ['/artist/sea-power', '/past-festivals/2024', '/info/faqs']) {
    await page.goto(address);
    await look();
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await look();
  expect(spoken).toContain('Can I charge my phone?');
  expect(spoken.filter((name) => /^[←→+−▾]|[▾+−]$/.test(name))).toEqual([]);
});
