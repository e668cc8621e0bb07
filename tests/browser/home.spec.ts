import type { Page } from 'playwright/test';
import { saveData } from './conditions.ts';
import { expect, expectLive, nextFrames, test, withOwnClock } from './test.ts';
import { expectBetweenPlanes } from './title-edge.ts';
import { costOf } from '../cost-of.ts';

test('The countdown ticks every second, stops at zero, and its label says that it has begun', async ({
  page,
}) => {
  await withOwnClock(page);
  await page.clock.install({ time: new Date('2026-07-16T09:59:50Z') });
  await page.goto('/');
  await expectLive(page, 'countdown');
  const read = async () => (await page.locator('[data-unit]').allTextContents()).join(' ');
  await page.clock.pauseAt(new Date('2026-07-16T10:00:00Z'));
  await expect.poll(read).toBe('02 01 00 00');
  await page.clock.runFor(1000);
  expect(await read()).toBe('02 00 59 59');
  const main = page.getByRole('main');
  await expect(main).toContainText('Until the first chord');
  await page.clock.fastForward(72 * 3_600_000);
  await expect.poll(read).toBe('00 00 00 00');
  await expect(main).toContainText('It has begun');
});

test('Screen readers find the countdown as text that changes once a minute, and are not interrupted by it', async ({
  page,
}) => {
  await withOwnClock(page);
  await page.clock.install({ time: new Date('2026-07-17T09:58:50Z') });
  await page.goto('/');
  await expectLive(page, 'countdown');
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
  /** The names of the pictures that can be seen. While one fades into the next, there are two. */
  const shown = (page: Page): Promise<string[]> =>
    page
      .locator('#hero-pictures img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter((image) => getComputedStyle(image).visibility === 'visible')
          .map(({ currentSrc }) => /hero-[a-z]+/.exec(currentSrc)?.[0] ?? ''),
      );
  const expectShown = (page: Page, name: string) => expect.poll(() => shown(page)).toEqual([name]);
  const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the pictures' });

  for (const [colorScheme, order] of [
    ['light', ['hero-castle', 'hero-stage', 'hero-tents', 'hero-castle']],
    ['dark', ['hero-tents', 'hero-castle', 'hero-stage', 'hero-tents']],
  ] as const) {
    test(`changes its picture every twelve seconds in a ${colorScheme} colour scheme, and loads each when its turn comes`, async ({
      page,
    }) => {
      const requested = new Set<string>();
      page.on('request', (request) => {
        const name = /hero-[a-z]+(?!.*-front)/.exec(new URL(request.url()).pathname)?.[0];
        if (name && request.resourceType() === 'image') requested.add(name);
      });
      await page.emulateMedia({ colorScheme });
      await page.clock.install();
      await page.goto('/');
      await expect(pauseButton(page)).toBeVisible();
      for (const [turn, name] of order.entries()) {
        await expectShown(page, name);
        expect([...requested]).toEqual(order.slice(0, Math.min(turn + 1, 3)));
        await page.clock.runFor(12_000);
      }
    });
  }

  test('can be paused', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await pauseButton(page).click();
    await page.clock.runFor(60_000);
    await expectShown(page, 'hero-castle');
    await page.getByRole('button', { name: 'Play the pictures' }).click();
    await page.clock.runFor(12_000);
    await expectShown(page, 'hero-stage');
  });

  test('loads no second picture in a browser that saves data, until it is played', async ({ page }) => {
    await saveData(page);
    await page.clock.install();
    await page.goto('/');
    const play = page.getByRole('button', { name: 'Play the pictures' });
    await expect(play).toBeVisible();
    await page.clock.runFor(60_000);
    await expectShown(page, 'hero-castle');
    await play.click();
    await page.clock.runFor(12_000);
    await expectShown(page, 'hero-stage');
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

  test('keeps its first picture under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await expect(page.locator('[data-unit]').first()).toBeVisible();
    await page.clock.runFor(30_000);
    await expectShown(page, 'hero-castle');
    await expect(pauseButton(page)).toHaveCount(0);
  });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`has a title that stands behind what is in front of every picture, and whose letters contrast with it, at ${width} px`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(pauseButton(page)).toBeVisible();
      for (const picture of ['hero-castle', 'hero-stage', 'hero-tents']) {
        await expectShown(page, picture);
        await expectBetweenPlanes(page.getByRole('heading', { level: 1 }), picture);
        await page.clock.runFor(12_000);
      }
    });
  }

  test('shows no alternative text over the title when a picture does not arrive', async ({ page }) => {
    await page.route(/hero-.*\.(avif|jpg)$/, (route) => route.fulfill({ status: 200, body: '' }));
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1 });
    const image = page.locator('#hero-pictures img').first();
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

  test('answers when, where, for how much and from what time on the first screen, leads on, and leaves the picture about half of it', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const dates = main.getByText('18–20 July 2026');
    const [price, gates] = [
      main.getByText(`From ${costOf({ 'day-friday': 1 })} a day`),
      main.getByText('Gates 11am Friday'),
    ];
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        dates,
        price,
        gates,
        main.getByText('Eskmere Castle, Cumbria', { exact: true }),
        main.getByText('Three days of alternative music in the shadow of a castle'),
        page.locator('[data-unit]').last(),
        main.getByRole('link', { name: 'GET TICKETS' }),
        main.getByRole('link', { name: 'VIEW LINE-UP' }),
        pauseButton(page),
      ])
        await expect(part, `${width} px`).toBeInViewport({ ratio: 0.99 });
      const picture = await page.locator('#hero-pictures img').first().boundingBox();
      const { y = 0, height: high = 0 } = picture ?? {};
      expect(high, `${width} px`).toBeGreaterThanOrEqual((height - y) * 0.49);
      expect((await dates.boundingBox())?.y).toBeGreaterThanOrEqual(y + high);
    }
    for (const [width, height] of [
      [320, 568],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of [dates, price, gates])
        await expect(part, `${width} px`).toBeInViewport({ ratio: 0.99 });
    }
  });

  test('shows the whole Pause button at 320 × 256 px, as at 400 % zoom', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/');
    const pause = page.getByRole('button', { name: 'Pause the pictures' });
    await expect(pause).toBeVisible();
    const covered = await pause.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [top + 4, (top + bottom) / 2, bottom - 4].filter(
        (y) => !button.contains(document.elementFromPoint((left + right) / 2, y)),
      );
    });
    expect(covered).toEqual([]);
  });

  test('has its words at the left edge of the name, and on phones two stubs of one width over the whole measure', async ({
    page,
  }) => {
    await page.goto('/');
    for (const width of [320, 360, 390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const main = page.getByRole('main');
      const title = await main.getByRole('heading', { level: 1 }).boundingBox();
      const prices = await main
        .getByText('Until the first chord')
        .or(main.getByText('The last chord'))
        .boundingBox();
      const tickets = await main.getByRole('link', { name: 'GET TICKETS' }).boundingBox();
      const lineUp = await main.getByRole('link', { name: 'VIEW LINE-UP' }).boundingBox();
      if (!title || !prices || !tickets || !lineUp) throw new Error('a part of the hero has no box');
      expect(tickets.width, `${width} px`).toBeCloseTo(lineUp.width, 0);
      if (width > 390) continue;
      expect(prices.x).toBeCloseTo(title.x, 0);
      expect(tickets.x).toBeCloseTo(title.x, 0);
      expect(lineUp.x + lineUp.width).toBeCloseTo(title.x + title.width, 0);
    }
  });
});

test.describe('Without JavaScript, the hero', () => {
  test.use({ javaScriptEnabled: false });

  for (const [colorScheme, file, words] of [
    ['light', 'hero-castle', /^The castle/],
    ['dark', 'hero-tents', /^Bell tents/],
  ] as const) {
    test(`shows and loads one picture in a ${colorScheme} colour scheme, with its own description`, async ({
      page,
    }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        const name = /hero-[a-z]+(?!.*-front)/.exec(new URL(request.url()).pathname)?.[0];
        if (name) requested.push(name);
      });
      await page.emulateMedia({ colorScheme });
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(requested).toEqual([file]);
      await expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(words);
    });
  }
});
