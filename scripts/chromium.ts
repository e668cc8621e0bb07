import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { debianProgram } from './debian.ts';

const playwrightPath = chromium.executablePath();
/** Debian's headless shell. The tests take half as long in it as in the whole Chromium. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The Debian package that tests need where Playwright's own Chromium is missing, by its program's path. */
export const chromiumPackage: Readonly<Record<string, string>> = existsSync(playwrightPath)
  ? {}
  : { [SHELL]: 'chromium-headless-shell' };

/**
 * Finds a Chromium for the tests: Playwright's own, or else Debian's.
 * @throws {Error} when there is none; the message says how to install one
 */
export function findChromium(): string {
  const found =
    [playwrightPath, SHELL].find((file) => existsSync(file)) ??
    debianProgram('/usr/bin/chromium', 'chromium');
  if (found) return found;
  throw new Error('No Chromium is installed. Install one with: npx playwright install chromium');
}
