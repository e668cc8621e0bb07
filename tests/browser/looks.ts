import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { expect } from './test.ts';

/** The widths, in px, that the layout was designed for: the narrowest phone, a phone, a tablet, a desktop screen. */
export const widths = [320, 390, 768, 1440] as const;
export const schemes = ['light', 'dark'] as const;

/** Fails with each rule that the page breaks, and the elements that break it. */
export async function expectAccessible(page: Page, situation: string): Promise<void> {
  // Sent to each document once: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run({ iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect(found, situation).toEqual([]);
}

/** Fails where text is out of sight or lies on other text, and where the page has to be scrolled sideways. */
export async function expectToFit(page: Page, at: readonly number[]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutFaults(page, { wholeWords: false }), `${width} px`).toEqual([]);
  }
}

/** Spaces lines, paragraphs, letters and words as far apart as visitors may (WCAG 1.4.12). */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Sets the browser's default font size, in px, as visitors do in its settings. */
export async function setLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}
