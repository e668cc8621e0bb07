import { layoutFaults } from './every-page/layout-faults.ts';
import { setLetters } from './screens.ts';
import { expect, test } from './test.ts';

test('The header bar replaces the menu button where it fits, with large letters, too', async ({ page }) => {
  await page.goto('/info/camping');
  const button = page.getByRole('button', { name: 'Menu' });
  for (const [letters, rem] of [
    ['usual letters', 16],
    ['letters of 32 px', 32],
  ] as const) {
    await setLetters(page, rem);
    for (const width of [72 * rem - 1, 72 * rem]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await button.isVisible(), `${letters} at ${width} px`).toBe(width < 72 * rem);
      expect(await layoutFaults(page), `${letters} at ${width} px`).toEqual([]);
    }
  }
});
