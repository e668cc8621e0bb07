import { expect, test } from './test.ts';

test('the hero’s words, countdown and buttons all lie inside the first screen', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByText('18–20 July 2026').first(),
      page.locator('[data-unit]').last(),
      page.getByRole('main').getByRole('link', { name: 'VIEW LINE-UP' }),
      page.getByRole('button', { name: 'Pause the pictures' }),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.99 });
  }
});
