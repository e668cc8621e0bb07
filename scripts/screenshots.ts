/**
 * Makes the pictures of pages that a device shows before it installs the site, in `public/screenshots/`, from the build
 * in `dist/`, on the festival's first evening: npm run screenshots
 */
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { pathTo } from '../shared/addressing/paths.ts';
import { festival } from '../shared/data/festival.ts';
import { installed } from '../shared/data/installed.ts';
import { screenshotSize } from '../shared/look/installed-sizes.ts';
import { findChromium } from './chromium.ts';
import { freePort } from './free-port.ts';

const FOLDER = 'public/screenshots';
/** Hours from the festival's beginning to the evening: one act plays, and the next is near. */
const EVENING = 7.7;

const clock = new Date(Date.parse(festival.startsAt) + EVENING * 3_600_000).toISOString().replace('.000', '');
const port = String(await freePort());
const origin = `http://127.0.0.1:${port}`;

const site = spawn(process.execPath, ['dist/server.js'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SERVICE_WORKER: 'off',
    CLOCK: clock,
  },
});
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });

try {
  for (let tries = 0; !(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok; tries += 1) {
    if (site.exitCode !== null || tries > 200) throw new Error('The site did not start');
    await wait(50);
  }
  await mkdir(FOLDER, { recursive: true });
  for (const { file, wide, of } of installed.screenshots) {
    const page = await browser.newPage({
      viewport: wide ? screenshotSize.wide : screenshotSize.narrow,
      colorScheme: 'light',
    });
    await page.addInitScript((picks) => localStorage.setItem('picks', picks), installed.picks);
    await page.goto(`${origin}${pathTo(of)}`, { waitUntil: 'networkidle' });
    // Few inks need few colours, and dots compress badly without that.
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 16, dither: 0, effort: 10 })
      .toFile(`${FOLDER}/${file}.png`);
    await page.close();
  }
} finally {
  await browser.close();
  site.kill();
}
