import type { Page } from 'playwright/test';
import { setLetters, spaceOut } from '../screens.ts';
import { brokenRules, nightRules } from './access-faults.ts';
import { unmarkedControls } from './focus-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { brokenPictures } from './loaded-pictures.ts';
import { wrongSizesHere } from './picture-faults.ts';
import { readingFaults } from './reading-lines.ts';

export interface Looked {
  /** A kind of screen of its own: looked at on more screens, for words that break and for marks of focus. */
  readonly isClose: boolean;
  /** Whether pictures are asked for: with what visitors choose, they are those of the page as it is opened. */
  readonly hasPictures?: boolean;
  /** What is asked for access and marks of focus. */
  readonly part?: 'html' | 'main';
}

/** The widths of screens, in px. The phone is the last one: there the page is asked what does not depend on its width. */
const screensOf = (isClose: boolean): readonly number[] =>
  isClose ? [768, 1024, 1440, 1920, 320, 390] : [768, 1440, 320, 390];

/** What is out of sight, hard to read or to press on each screen, in every light and with letters of every size. */
export async function screenFaults(
  page: Page,
  { isClose, hasPictures = false, part = 'main' }: Looked,
): Promise<readonly string[]> {
  const found: string[] = [];
  let situation = '';
  const note = (faults: readonly string[]) => {
    for (const fault of faults) found.push(`${situation}: ${fault}`);
  };
  const look = async (width: number, letters: string, wholeWords = false) => {
    situation = `${width} px, ${letters}`;
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    note(await layoutFaults(page, { wholeWords }));
  };

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of screensOf(isClose)) {
    await look(width, 'usual letters', isClose);
    if ([768, 1440, 1920].includes(width)) note(await readingFaults(page));
    if (hasPictures && [768, 1024, 1440].includes(width)) note(await wrongSizesHere(page));
    if (hasPictures && width === 1440) note(await brokenPictures(page));
    if (width === 320) note(await brokenRules(page, ['target-size'], part));
    if (width === 1440 && part === 'html') note(await brokenRules(page, [], part));
  }
  note(await brokenRules(page, [], part));
  if (isClose) note(await unmarkedControls(page, part));
  await page.emulateMedia({ colorScheme: 'dark' });
  situation += ', by night';
  note(await brokenRules(page, nightRules, part));
  if (isClose) note(await unmarkedControls(page, part));
  await page.emulateMedia({ colorScheme: 'light' });
  await setLetters(page, 48);
  await look(360, 'letters of 48 px');
  if (isClose) {
    await setLetters(page, 32);
    await look(1280, 'letters of 32 px');
  }
  await setLetters(page, 16);
  await spaceOut(page);
  await look(360, 'spaced letters');
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return found;
}
