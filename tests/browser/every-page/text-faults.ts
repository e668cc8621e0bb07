import type { Page } from 'playwright/test';
import { manyWidths, setLetters, spaceOut, widths } from '../screens.ts';
import { layoutFaults } from './layout-faults.ts';
import { readingFaults } from './reading-lines.ts';

/** The widths, in px, at which lines are counted. */
const readAt = [768, 1440, 1920];

/**
 * Where text is out of sight or lies on other text: with usual letters, with letters up to three times the size,
 * with letters spaced out; and lines that are too long to read.
 * @param isClose whether to look closely, and for words that break, too
 */
export async function textFaults(page: Page, isClose: boolean): Promise<string[]> {
  const found: string[] = [];
  const look = async (letters: string, at: readonly number[], isUsual = false) => {
    for (const width of at) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await layoutFaults(page, { wholeWords: isUsual && isClose });
      if (isUsual && readAt.includes(width)) faults.push(...(await readingFaults(page)));
      for (const fault of faults) found.push(`${letters} at ${width} px: ${fault}`);
    }
  };
  await look('usual letters', isClose ? manyWidths : [...widths, 1920], true);
  if (isClose) {
    await setLetters(page, 24);
    await look('letters of 24 px', [360]);
  }
  await setLetters(page, 48);
  await look('letters of 48 px', [360]);
  await setLetters(page, 32);
  await look('letters of 32 px', isClose ? [360, 768, 1280] : [360, 768]);
  await setLetters(page, 16);
  await spaceOut(page);
  await look('spaced letters', isClose ? [360, 1440] : [360]);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return found;
}
