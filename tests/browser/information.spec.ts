import { expect, test } from './test.ts';

test('A table on a phone is a list of rows, which screen readers still read as a table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/info/camping');
  const table = page.getByRole('table', { name: 'Which field is which' });
  await expect(table.getByRole('columnheader')).toHaveText(['Field', 'For', 'Quiet from', 'What’s in it']);
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Curlew Field' }) });
  await expect(row.getByRole('cell')).toHaveCount(3);
  const [quiet, contents] = [row.getByRole('cell').nth(1), row.getByRole('cell').nth(2)];
  await expect(quiet).toHaveText('11pm');
  // Each cell has a line of its own with its column's name.
  expect((await contents.boundingBox())?.y).toBeGreaterThan((await quiet.boundingBox())?.y ?? 0);
  expect(await quiet.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('Quiet from');
});
