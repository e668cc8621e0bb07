import { expect, test } from './test.ts';
import { shareOfEdgeVisible } from './title-edge.ts';

test('The countdown ticks every second and stops at zero', async ({ page }) => {
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

test('Screen readers find the countdown as text that changes once a minute, and are not interrupted by it', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-07-17T09:58:50Z') });
  await page.goto('/');
  const words = page.getByText(/^\d+ days?, \d+ hours?, \d+ minutes?$/);
  await page.clock.pauseAt(new Date('2026-07-17T09:59:01Z'));
  await expect(words).toHaveText('1 day, 1 hour, 0 minutes');
  await page.clock.runFor(58_000);
  await expect(words).toHaveText('1 day, 1 hour, 0 minutes');
  await page.clock.runFor(2000);
  await expect(words).toHaveText('1 day, 0 hours, 59 minutes');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - paragraph: Until the first chord
    - paragraph: 1 day, 0 hours, 59 minutes
  `);
  await expect(main.locator('[aria-live], [role=timer], [role=status]')).toHaveCount(0);
});

test.describe('The hero', () => {
  const shown = 'img[data-current="true"]';

  test('changes its picture every twelve seconds, loads each when its turn comes, and can be paused', async ({
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

  test('fades from one picture to the next for one second', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(shown)).toHaveCSS('transition-duration', '1s');
  });

  test('keeps its first picture under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await expect(page.locator('[data-unit]').first()).toBeVisible();
    await page.clock.runFor(30_000);
    expect(await page.locator(shown).getAttribute('src')).toContain('hero-castle');
    await expect(page.getByRole('button', { name: 'Pause the pictures' })).toHaveCount(0);
  });

  test('has a title whose letters contrast with every picture behind them', async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pause the pictures' })).toBeVisible();
    for (const picture of ['hero-castle', 'hero-stage', 'hero-tents']) {
      await expect(page.locator(shown)).toHaveAttribute('src', new RegExp(picture));
      expect(await shareOfEdgeVisible(page), picture).toBeGreaterThan(0.98);
      await page.clock.runFor(12_000);
    }
  });

  test('shows no alternative text over the title when a picture does not arrive', async ({ page }) => {
    await page.route(/hero-.*\.(avif|jpg)$/, (route) => route.fulfill({ status: 200, body: '' }));
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1 });
    const image = page.locator(shown);
    await expect(image).toHaveAttribute('alt', /castle/);
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
      .toBe(0);
    const withDescription = await title.screenshot();
    await image.evaluate((one) => one.removeAttribute('alt'));
    expect(withDescription.equals(await title.screenshot())).toBe(true);
  });

  test('has buttons with a background and a border in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    for (const name of ['GET TICKETS', 'VIEW LINE-UP']) {
      const button = page.getByRole('main').getByRole('link', { name });
      await expect(button).toHaveCSS('border-style', 'solid');
      await expect(button).toHaveCSS('background-color', /^rgb\(/);
    }
  });

  test('shows its words, countdown and buttons within the first screen', async ({ page }) => {
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
        page.getByRole('main').getByText('18–20 July 2026').first(),
        page.locator('[data-unit]').last(),
        page.getByRole('main').getByRole('link', { name: 'VIEW LINE-UP' }),
        page.getByRole('button', { name: 'Pause the pictures' }),
      ];
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.99 });
    }
  });
});
