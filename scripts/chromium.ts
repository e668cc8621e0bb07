import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { debianProgram } from './debian.ts';

const own = chromium.executablePath();
/** Chromium without the browser around it, as Playwright's own is: the tests take half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** What the tests need of Debian's where Playwright has no Chromium of its own. */
export const chromiumPackage: Readonly<Record<string, string>> = existsSync(own)
  ? {}
  : { [SHELL]: 'chromium-headless-shell' };

/**
 * A Chromium to test with: Playwright's own where there is one, or the system's.
 * @throws {Error} saying how to get one, where none can be had
 */
export function findChromium(): string {
  const found =
    [own, SHELL].find((file) => existsSync(file)) ?? debianProgram('/usr/bin/chromium', 'chromium');
  if (found) return found;
  throw new Error('No Chromium is installed. Install one with: npx playwright install chromium');
}
