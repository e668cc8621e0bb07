/**
 * Makes the pictures of pages that a device shows before it installs the site, in `public/screenshots/`, from the build
 * in `dist/`, on the festival's first evening: npm run screenshots
 */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { createPaths } from '../shared/addressing/paths.ts';
import { content } from '../shared/data/content.ts';
import { screenshotSize } from '../shared/look/installed-sizes.ts';
import { startBrowser } from './bench/phone.ts';
import { startSite } from './bench/target.ts';

const FOLDER = 'public/screenshots';
/** Hours from the festival's beginning to the evening: one act plays, and the next is near. */
const EVENING = 7.7;

const { edition, installed } = content;
const { pathTo } = createPaths(edition);
const clock = new Date(Date.parse(edition.startsAt) + EVENING * 3_600_000).toISOString().replace('.000', '');
Object.assign(process.env, { SERVICE_WORKER: 'off', CLOCK: clock });
await using site = await startSite();
await using browser = await startBrowser();
await mkdir(FOLDER, { recursive: true });
for (const { file, wide, of } of installed.screenshots ?? []) {
  const page = await browser.newPage({
    viewport: wide ? screenshotSize.wide : screenshotSize.narrow,
    colorScheme: 'light',
  });
  await page.addInitScript((picks) => localStorage.setItem('picks', picks), installed.picks);
  await page.goto(`${site.origin}${pathTo(of)}`, { waitUntil: 'networkidle' });
  // Few inks need few colours, and dots compress badly without that.
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
    .toFile(`${FOLDER}/${file}.png`);
  await page.close();
}
