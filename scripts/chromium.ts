import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { debianProgram } from './debian.ts';

/**
 * A Chromium to test with: Playwright's own where there is one, or the system's.
 * @throws {Error} saying how to get one, where none can be had
 */
export function findChromium(): string {
  const own = chromium.executablePath();
  const found = existsSync(own) ? own : debianProgram('/usr/bin/chromium', 'chromium');
  if (found) return found;
  throw new Error('No Chromium is installed. Install one with: npx playwright install chromium');
}
