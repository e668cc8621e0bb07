import { expect, type Page } from 'playwright/test';
import { holdBack } from './conditions.ts';

/** Sums the layout shifts that no input has caused. It must run before the page's own scripts. */
export function noteShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      const { dataset } = document.documentElement;
      if (!hadRecentInput) dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits for the typefaces, whose shifts do not count, and restarts the sum. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    delete document.documentElement.dataset['shift'];
  });

/** The page's Cumulative Layout Shift so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return Number(document.documentElement.dataset['shift'] ?? 0);
  });

/** Opens an address without these scripts, then lets them arrive, and fails if anything moves. */
export async function expectStill(
  page: Page,
  address: string,
  isThere: () => Promise<unknown>,
): Promise<void> {
  const letScriptsCome = await holdBack(page, /\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await isThere();
  await forgetShifts(page);
  letScriptsCome();
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page), address).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
}
