import { expect, test } from './test.ts';

const digits = (texts: readonly string[]) => texts.join(' ');

test('the countdown ticks each second and stops at zeros', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-07-16T10:00:00Z') });
  await page.goto('/');
  const read = async () => digits(await page.locator('[data-unit]').allTextContents());
  await page.clock.pauseAt(new Date('2026-07-16T10:00:10Z'));
  await expect.poll(read).toBe('02 00 59 50');
  await page.clock.runFor(1000);
  expect(await read()).toBe('02 00 59 49');
  await page.clock.fastForward(72 * 3_600_000);
  await expect.poll(read).toBe('00 00 00 00');
});
