import type { Page } from 'playwright/test';
import { brokenRules, nightRules } from './access-faults.ts';
import { tabFaults, unmarkedControls } from './focus-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { wrongSizesHere } from './picture-faults.ts';
import { readingFaults } from './reading-lines.ts';
import { sizesOfLetters } from './style-faults.ts';

/** Blocks the page's typefaces, as in Lockdown Mode. */
const forgetTypefaces = (page: Page, kept: RegExp | undefined): Promise<void> =>
  page.evaluate((keep) => {
    for (const sheet of document.styleSheets)
      for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = sheet.cssRules[at];
        if (rule instanceof CSSFontFaceRule && !keep?.test(rule.cssText)) sheet.deleteRule(at);
      }
  }, kept);

/** Shortens lists to their first items. Pictures stay, because each has its own place. */
const shortenLists = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const item of document.querySelectorAll('main li:nth-child(n + 9):not(:has(picture))'))
      item.remove();
  });

/** Increases the spacing of lines, paragraphs, letters and words as far as visitors may (WCAG 1.4.12). */
async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Sets the browser's default font size, in px, as visitors do in its settings. */
async function setLetters(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Finds content that is cut, hard to read or hard to click, with letters of every size. */
export async function screenFaults(
  page: Page,
  { isClose, part = 'main' }: { readonly isClose: boolean; readonly part?: 'html' | 'main' },
): Promise<readonly string[]> {
  const found: string[] = [];
  let situation = '';
  const note = (faults: readonly string[]) => {
    for (const fault of faults) found.push(`${situation}: ${fault}`);
  };
  const look = async (width: number, letters: string, wholeWords = false) => {
    situation = `${width} px, ${letters}`;
    await page.setViewportSize({ width, height: 900 });
    note(await layoutFaults(page, { wholeWords }));
  };

  await look(320, 'usual letters', isClose);
  await shortenLists(page);
  for (const width of isClose ? [768, 1440] : []) {
    await look(width, 'usual letters', true);
    note(await readingFaults(page));
    note(await wrongSizesHere(page));
    note(await page.evaluate(sizesOfLetters));
  }
  if (part === 'html') note(await brokenRules(page, [], part));
  if (isClose) await page.setViewportSize({ width: 320, height: 900 });
  note(await brokenRules(page, [], part));
  await page.emulateMedia({ colorScheme: 'dark' });
  situation += ', by night';
  note(await brokenRules(page, nightRules, part));
  await page.emulateMedia({ colorScheme: 'light' });
  if (isClose) {
    await setLetters(page, 32);
    await look(1280, 'letters of 32 px');
  }
  await setLetters(page, 48);
  await look(360, 'letters of 48 px');
  await setLetters(page, 16);
  if (!isClose) return found;
  await spaceOut(page);
  await look(360, 'spaced letters');
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  for (const [typeface, kept] of [
    ['a scaled fallback', /local\(/],
    ['the browser’s own typeface', undefined],
  ] as const) {
    await forgetTypefaces(page, kept);
    situation = typeface;
    note((await layoutFaults(page)).filter((fault) => /^(cuts off|scrolls)/.test(fault)));
  }
  return found;
}

/** Finds faults of focus marks, in both colour modes. */
export async function closeFaults(page: Page, part: 'html' | 'main'): Promise<readonly string[]> {
  const found: string[] = [];
  // As at 400 % zoom, where a bar covers the most.
  await page.setViewportSize({ width: 320, height: 256 });
  found.push(...(await tabFaults(page, part)));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await unmarkedControls(page, part)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return found;
}
