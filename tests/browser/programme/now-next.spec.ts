import type { Page } from 'playwright/test';
import { createTestApp } from '../../test-app.ts';
import { served, type Served } from '../served.ts';
import { expect, expectLive, test } from '../test.ts';

const MINUTE = 60_000;
const SCHEDULE = '/nightjar-2026/schedule';

// One server serves all tests.
test.describe.configure({ mode: 'default' });
// Times are the festival's in every time zone.
test.use({ timezoneId: 'Asia/Tokyo' });

/** The site at Friday, 14:20. */
let friday: Served;

test.beforeAll(async () => {
  friday = await served(createTestApp({ environment: { CLOCK: '2026-07-18T14:20:00+01:00' } }));
});

test.afterAll(() => friday.stop());

const boardOf = (page: Page) => page.locator('section[aria-labelledby=now-next]');

/** Opens a page in a browser whose clock the test moves. */
async function open(page: Page, address = SCHEDULE): Promise<void> {
  await page.clock.install();
  await page.goto(`${friday.origin}${address}`);
  await boardOf(page).scrollIntoViewIfNeeded();
  await expectLive(page, 'now-next');
}

test('What is on begins on a phone’s first screen, above the countdown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${friday.origin}/`);
  const first = boardOf(page).getByRole('listitem').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  const [board, zeros] = await Promise.all(
    [boardOf(page), page.locator('[data-unit=days]')].map((part) => part.boundingBox()),
  );
  expect(board?.y).toBeLessThan(zeros?.y ?? 0);
});

test('Nothing is printed over the last bus and the number for help', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${friday.origin}/`);
    const help = page.getByRole('main').getByText(/Help:/);
    const printed = await help.screenshot();
    await page.evaluate(() => {
      const withoutOverprint = new CSSStyleSheet();
      withoutOverprint.replaceSync('main *::after { visibility: hidden !important }');
      document.adoptedStyleSheets.push(withoutOverprint);
    });
    expect((await help.screenshot()).equals(printed), `${width} px`).toBe(true);
  }
});

test('An open tab shows the next set, keeps the focus, and says when it is old', async ({ page }) => {
  await open(page, '/');
  const board = boardOf(page);
  await expect(board).toContainText('Penelope Isles until 2.45pm');
  await board.getByRole('link', { name: 'Penelope Isles' }).focus();
  await page.clock.runFor(26 * MINUTE);
  await expect(board).not.toContainText('Penelope Isles');
  await expect(board).toContainText('Bodega Next, at 3.30pm');
  await expect(board.getByRole('heading', { name: 'On now' })).toBeFocused();
  await page.clock.runFor(45 * MINUTE);
  await expect(board).toContainText('Bodega until 4.20pm');
  await page.clock.fastForward(48 * 60 * MINUTE);
  await expect(board).toContainText('Out of date');
  await expect(board.getByRole('link', { name: 'Load it again' })).toHaveAttribute('href', '/');
});

test('Between two changes nothing runs or is written: screen readers are quiet', async ({ page }) => {
  await open(page);
  await page.clock.runFor(11 * MINUTE);
  const board = boardOf(page);
  await expect(board).toContainText('Stories on the rug until 2.55pm');
  const writings = await board.evaluateHandle((element) => {
    const seen: MutationRecord[] = [];
    const observe = { childList: true, subtree: true, characterData: true, attributes: true };
    new MutationObserver((records) => seen.push(...records)).observe(element, observe);
    const { setTimeout: set } = window;
    const timers: unknown[] = [];
    window.setTimeout = ((...timer: Parameters<typeof set>) => {
      timers.push(timer);
      return set(...timer);
    }) as typeof set;
    return { seen, timers };
  });
  const counts = () => writings.evaluate(({ seen, timers }) => [seen.length > 0, timers.length > 0]);
  await page.clock.runFor(13 * MINUTE);
  expect(await counts()).toEqual([false, false]);
  await page.clock.runFor(2 * MINUTE);
  await expect.poll(counts).toEqual([true, true]);
  await expect(board.locator('[aria-live], [role=status], [role=timer]')).toHaveCount(0);
});

test('A tab whose timers have slept is right when it is shown again', async ({ page }) => {
  await open(page);
  await page.clock.pauseAt(Date.now() + MINUTE);
  const later = await page.evaluate(() => Date.now() + 70 * 60_000);
  await page.clock.setSystemTime(later);
  await expect(boardOf(page)).toContainText('Penelope Isles');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(boardOf(page)).toContainText('Bodega until 4.20pm');
});
