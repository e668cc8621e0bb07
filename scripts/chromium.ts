import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { debianProgram } from './debian.ts';

const own = chromium.executablePath();

/** What the tests need of Debian's where Playwright has no Chromium of its own. */
export const chromiumPackage: Readonly<Record<string, string>> = existsSync(own)
  ? {}
  : { '/usr/bin/chromium': 'chromium' };

/**
 * A Chromium to test with: Playwright's own where there is one, or the system's.
 * @throws {Error} saying how to get one, where none can be had
 */
export function findChromium(): string {
  const found = existsSync(own) ? own : debianProgram('/usr/bin/chromium', 'chromium');
  if (found) return found;
  throw new Error('No Chromium is installed. Install one with: npx playwright install chromium');
}
