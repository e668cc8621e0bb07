import type { Page } from 'playwright/test';
import { saveData } from './conditions.ts';
import { expect, expectLive, nextFrames, test, withOwnClock } from './test.ts';
import { costOf } from '../cost-of.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('The countdown ticks until zero, and does not interrupt screen readers', async ({ page }) => {
  await withOwnClock(page);
  await page.clock.install({ time: new Date('2026-07-17T09:58:50Z') });
  await page.goto('/');
  await expectLive(page, 'countdown');
  const main = page.getByRole('main');
  const digits = async () => (await page.locator('[data-unit]').allTextContents()).join(' ');
  const words = page.getByText(/^\d+ days?, \d+ hours?, \d+ minutes?$/);
  await page.clock.pauseAt(new Date('2026-07-17T09:59:01Z'));
  await expect.poll(digits).toBe('01 01 00 59');
  await expect(words).toHaveText('1 day, 1 hour, 0 minutes');
  await page.clock.runFor(58_000);
  expect(await digits()).toBe('01 01 00 01');
  await expect(words).toHaveText('1 day, 1 hour, 0 minutes');
  await page.clock.runFor(2000);
  expect(await digits()).toBe('01 00 59 59');
  await expect(words).toHaveText('1 day, 0 hours, 59 minutes');
  await expect(main).toMatchAriaSnapshot(`
    - paragraph: Until 12 noon on Friday
    - paragraph: 1 day, 0 hours, 59 minutes
  `);
  await expect(main.locator('[aria-live], [role=timer], [role=status]')).toHaveCount(0);
  await page.clock.fastForward(72 * 3_600_000);
  await expect.poll(digits).toBe('00 00 00 00');
  await expect(main).toContainText('It has begun');
});

test('Who pauses the pictures or asks for less motion sees no seconds', async ({ page }) => {
  const seconds = page.locator('[data-unit=seconds]');
  await page.goto('/');
  await expectLive(page, 'countdown');
  await expect(seconds).toBeVisible();
  await page.getByRole('button', { name: 'Pause the pictures' }).click({ delay: 100 });
  await expect(seconds).toBeHidden();
  await page.getByRole('button', { name: 'Play the pictures' }).click({ delay: 100 });
  await expect(seconds).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(seconds).toBeHidden();
  await page.clock.install();
  await page.reload();
  await expect(page.locator('[data-unit]').first()).toBeVisible();
  await page.clock.runFor(13_000);
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/castle/);
  await expect(page.getByRole('button', { name: 'Pause the pictures' })).toHaveCount(0);
});

test.describe('The hero', () => {
  /** The names of the visible pictures: two while one fades into the next. */
  const visiblePictures = (page: Page): Promise<string[]> =>
    page
      .locator('#hero-pictures img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter((image) => getComputedStyle(image).visibility === 'visible')
          .map(({ currentSrc }) => /hero-[a-z]+/.exec(currentSrc)?.[0] ?? ''),
      );
  const expectShown = (page: Page, name: string) => expect.poll(() => visiblePictures(page)).toEqual([name]);
  const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the pictures' });

  test('turns to the next picture every twelve seconds unless paused, and loads it then', async ({
    page,
  }) => {
    const order = ['hero-castle', 'hero-stage', 'hero-tents'];
    const requested = new Set<string>();
    page.on('request', (request) => {
      const name = /hero-[a-z]+(?!.*-front)/.exec(new URL(request.url()).pathname)?.[0];
      if (name && request.resourceType() === 'image') requested.add(name);
    });
    await page.clock.install();
    await page.goto('/');
    for (const [turn, name] of order.entries()) {
      await expectShown(page, name);
      await pauseButton(page).click();
      await page.clock.runFor(13_000);
      await nextFrames(page);
      // A picture would be requested before its turn otherwise.
      expect([...requested]).toEqual(order.slice(0, turn + 1));
      await expectShown(page, name);
      await page.getByRole('button', { name: 'Play the pictures' }).click();
      await page.clock.runFor(12_000);
    }
    await expectShown(page, 'hero-castle');
    // Paper with an edge of ink contrasts with any picture.
    const [paper, edge] = await page
      .locator('h1 span > span')
      .first()
      .evaluate((letters) => [getComputedStyle(letters).color, getComputedStyle(letters).textShadow]);
    expect(edge?.match(/rgb\(.*?\)/g)).toHaveLength(4);
    expect(edge).not.toContain(paper);
  });

  test('keeps its picture when the next one does not arrive', async ({ page }) => {
    await page.route(/hero-stage.*\.(avif|jpg)$/, (route) => route.fulfill({ status: 200, body: '' }));
    await page.clock.install();
    await page.goto('/');
    await expect(pauseButton(page)).toBeVisible();
    const asked = page.waitForResponse(/hero-stage/);
    await page.clock.runFor(12_000);
    await asked;
    await nextFrames(page);
    await expectShown(page, 'hero-castle');
  });

  test('loads no second picture in a browser that saves data, until it is played', async ({ page }) => {
    await saveData(page);
    await page.clock.install();
    await page.goto('/');
    const play = page.getByRole('button', { name: 'Play the pictures' });
    await expect(play).toBeVisible();
    await page.clock.runFor(13_000);
    await expectShown(page, 'hero-castle');
    await play.click();
    await page.clock.runFor(12_000);
    await expectShown(page, 'hero-stage');
  });

  test('says when, where and for how much on the first screen, and leads on', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const [width, height] of [
      [360, 640],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        main.getByText('18–20 July 2026'),
        main.getByText(`From ${costOf({ 'day-friday': 1 })} a day`),
        main.getByText('Gates 11am Friday'),
        main.getByText('Eskmere Castle, Cumbria', { exact: true }),
        main.getByText('Three days of alternative music in the shadow of a castle'),
        page.locator('[data-unit]').last(),
        main.getByRole('link', { name: 'GET TICKETS' }),
        main.getByRole('link', { name: 'VIEW LINE-UP' }),
        pauseButton(page),
      ])
        await expect(part, `${width} px`).toBeInViewport({ ratio: 0.99 });
    }
  });
});
