import type { Page } from 'playwright/test';
import { brokenRules, nightRules } from './every-page/access-faults.ts';
import { layoutFaults } from './every-page/layout-faults.ts';
import { spaceOut, widths } from './screens.ts';
import { expect } from './test.ts';

/** Fails where the page’s own part is not accessible in light and dark colours, or does not fit at four widths, or with spaced text. */
export async function expectSound(page: Page, situation?: string): Promise<void> {
  for (const [colorScheme, width, rules] of [
    ['dark', 390, nightRules],
    ['light', 390, []],
    ['light', 320, ['target-size']],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenRules(page, rules, 'main'), situation).toEqual([]);
  }
  await expectToFit(page, widths);
  await spaceOut(page);
  await expectToFit(page, [360]);
}

/** Fails where text is out of sight or lies on other text, and where the page has to be scrolled sideways. */
export async function expectToFit(page: Page, at: readonly number[]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutFaults(page, { wholeWords: false }), `${width} px`).toEqual([]);
  }
}
