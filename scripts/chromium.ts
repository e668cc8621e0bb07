import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const DEBIAN = '/usr/bin/chromium';

const isDebianRoot = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * A Chromium to test with: the system's, or Playwright's own; on Debian, root installs the package.
 * @throws {Error} saying how to get one, where none can be had
 */
export function findChromium(): string {
  const installed = [DEBIAN, chromium.executablePath()].find((file) => existsSync(file));
  if (installed) return installed;
  if (isDebianRoot()) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
    });
    return DEBIAN;
  }
  throw new Error('No Chromium is installed. Install one with: npx playwright install chromium');
}
