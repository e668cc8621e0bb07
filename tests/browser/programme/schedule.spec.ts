import { expect, test } from '../test.ts';

const SCHEDULE = '/nightjar-2026/schedule';

test.describe('Without JavaScript,', () => {
  test.use({ javaScriptEnabled: false });

  for (const { width, height, latest } of [
    { width: 1440, height: 900, latest: 420 },
    { width: 390, height: 844, latest: 560 },
  ]) {
    test(`the first screen of ${width} × ${height} px has the hours of gates and music, the days, and the first act`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(SCHEDULE);
      const main = page.getByRole('main');
      for (const [term, times] of [
        ['Gates open', ['Friday 11am', 'Saturday and Sunday 10am']],
        ['Outdoor music ends', ['11pm']],
        ['The Small Hours until', ['2am']],
      ] as const) {
        await expect(main.getByText(term, { exact: true })).toBeInViewport({ ratio: 1 });
        for (const time of times)
          await expect(main.getByRole('definition').filter({ hasText: time })).toBeInViewport({ ratio: 1 });
      }
      await expect(main.getByRole('link', { name: 'Sunday', exact: true })).toBeInViewport({ ratio: 1 });
      const act = await main.getByRole('link', { name: 'Penelope Isles', exact: true }).boundingBox();
      expect(act?.y).toBeLessThanOrEqual(latest);
    });
  }

  test('each act of a tablet’s running order stands on one line', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(SCHEDULE);
    const acts = page
      .getByRole('listitem')
      .getByRole('link', { name: /^(Penelope Isles|The Waeve|Arab Strap)$/ });
    await expect(acts).toHaveCount(3);
    for (const act of await acts.all())
      expect(await act.evaluate((element) => element.getClientRects().length)).toBe(1);
  });
});
