import { expect, test } from './test.ts';

test('the countdown ticks each second and stops at zeros', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-07-16T09:59:50Z') });
  await page.goto('/');
  const read = async () => (await page.locator('[data-unit]').allTextContents()).join(' ');
  await page.clock.pauseAt(new Date('2026-07-16T10:00:00Z'));
  await expect.poll(read).toBe('02 01 00 00');
  await page.clock.runFor(1000);
  expect(await read()).toBe('02 00 59 59');
  await page.clock.fastForward(72 * 3_600_000);
  await expect.poll(read).toBe('00 00 00 00');
});

test('the countdown is announced at most once a minute', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-07-16T09:59:50Z') });
  await page.goto('/');
  const timer = page.getByRole('timer');
  await page.clock.pauseAt(new Date('2026-07-16T10:00:01Z'));
  await expect(timer).toHaveText('2 days, 0 hours, 59 minutes');
  await page.clock.runFor(58_000);
  await expect(timer).toHaveText('2 days, 0 hours, 59 minutes');
  await page.clock.runFor(2000);
  await expect(timer).toHaveText('2 days, 0 hours, 58 minutes');
});

test.describe('the hero', () => {
  const shown = 'img[data-current="true"]';

  test('changes its picture every twelve seconds, asks for each when its turn comes, and can be paused', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const pause = page.getByRole('button', { name: 'Pause the pictures' });
    await expect(pause).toBeVisible();
    const current = () => page.locator(shown).getAttribute('src');
    expect(await current()).toContain('hero-castle');
    await expect(page.locator('img[src*="hero-stage"]')).toHaveCount(0);
    await page.clock.runFor(12_000);
    expect(await current()).toContain('hero-stage');
    await page.clock.runFor(12_000);
    expect(await current()).toContain('hero-tents');
    await page.clock.runFor(12_000);
    expect(await current()).toContain('hero-castle');
    await pause.click();
    await page.clock.runFor(60_000);
    expect(await current()).toContain('hero-castle');
    await page.getByRole('button', { name: 'Play the pictures' }).click();
    await page.clock.runFor(12_000);
    expect(await current()).toContain('hero-stage');
  });

  test('fades for one second', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(shown)).toHaveCSS('transition-duration', '1s');
  });

  test('stands still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('timer')).toBeAttached();
    await page.clock.runFor(30_000);
    expect(await page.locator(shown).getAttribute('src')).toContain('hero-castle');
    await expect(page.getByRole('button', { name: 'Pause the pictures' })).toHaveCount(0);
  });
});
