import { expect, withoutScripts } from '../test.ts';

withoutScripts(
  'Without JavaScript the first screen of the schedule has the hours of gates and music, the days, and the first act',
  async ({ page }) => {
    await page.goto('/nightjar-2026/schedule');
    const main = page.getByRole('main');
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [term, time] of [
        ['Gates open Friday', '11am'],
        ['Gates open Saturday and Sunday', '10am'],
        ['Outdoor music ends', '11pm'],
        ['The Small Hours until', '2am'],
      ] as const) {
        await expect(main.getByText(term, { exact: true })).toBeInViewport({ ratio: 1 });
        await expect(
          main.getByRole('definition').filter({ hasText: new RegExp(`^${time}$`) }),
        ).toBeInViewport({ ratio: 1 });
      }
      await expect(main.getByRole('link', { name: 'Sunday', exact: true })).toBeInViewport({ ratio: 1 });
      await expect(main.getByRole('link', { name: 'Penelope Isles', exact: true })).toBeInViewport({
        ratio: 1,
      });
    }
  },
);
