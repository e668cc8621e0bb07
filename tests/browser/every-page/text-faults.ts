import type { Page } from 'playwright/test';
import { manyWidths, setLetters, spaceOut, widths } from '../screens.ts';
import { layoutFaults } from './layout-faults.ts';
import { readingFaults } from './reading-lines.ts';

/**
 * Where text is out of sight or lies on other text: with usual letters, with letters up to three times the size,
 * with letters spaced out; and lines that are too long to read.
 * @param everyWidth whether to look closely, and for words that break, too
 */
export async function textFaults(page: Page, everyWidth: boolean): Promise<string[]> {
  const found = await readingFaults(page);
  const look = async (letters: string, at: readonly number[], wholeWords = false) => {
    for (const width of at) {
      await page.setViewportSize({ width, height: 900 });
      for (const fault of await layoutFaults(page, { wholeWords }))
        found.push(`${letters} at ${width} px: ${fault}`);
    }
  };
  await look('usual letters', everyWidth ? manyWidths : widths, everyWidth);
  for (const size of [20, 24, 32, 48]) {
    await setLetters(page, size);
    await look(`letters of ${size} px`, size === 32 ? [360, 390, 768, 1280] : [360]);
  }
  await setLetters(page, 16);
  await spaceOut(page);
  await look('spaced letters', [360, 1440]);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return found;
}
