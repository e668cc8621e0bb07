import { expect, test } from './test.ts';

test('In forced colours a choice differs from the rest, and buttons have borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/nightjar-2026/schedule');
  const colour = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await colour('Friday')).not.toBe(await colour('Saturday'));
  const edge = await page
    .getByRole('banner')
    .getByRole('link', { name: 'Get tickets' })
    .evaluate((link) => getComputedStyle(link).borderStyle);
  expect(edge).toBe('solid');

  await page.goto('/nightjar-2026/programme?kind=talk&access=step-free');
  const main = page.getByRole('main');
  const ticks = main.locator(':is(input[type=checkbox], select)');
  const drawn = await ticks.evaluateAll((all) => all.map((tick) => getComputedStyle(tick).appearance));
  expect(drawn).not.toContain('none');
});
