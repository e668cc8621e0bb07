/** Opens each page once, and asks there everything that is asked of every page. */
import { test as loud } from 'playwright/test';
import { everyAddress, kinds } from '../../every-address.ts';
import { noteShifts } from '../shifts.ts';
import { expect, test } from '../test.ts';
import { accessFaults } from './access-faults.ts';
import { longStretches } from './far-between.ts';
import { coveredFocus, tabFaults, unmarkedControls } from './focus-faults.ts';
import { offMeasure, linesOn, type LaidLine } from './ink-of-lines.ts';
import { brokenPictures, shownPictureFaults } from './loaded-pictures.ts';
import { pictureFaults, wrongSizesHere } from './picture-faults.ts';
import { lastingHover, sharedNames } from './style-faults.ts';
import { textFaults } from './text-faults.ts';
import { weightFaults } from './weight-faults.ts';

test.describe.configure({ timeout: 240_000 });
loud.describe.configure({ timeout: 240_000 });

/** Where access is asked for on a wide screen too, and of the bar and the footer: these differ most from phone to desk. */
const closely = ['/', '/lineup', '/tickets', '/nightjar-2026/schedule', '/info/camping', '/plan'];

for (const address of everyAddress)
  test(`${address} keeps to its weight on a phone, loads its pictures without a jerk, is accessible, fits and reads well on every screen, in every light and with letters of every size, and the keyboard reaches all of it`, async ({
    page,
    baseURL,
  }) => {
    const isKind = kinds.includes(address) || Boolean(process.env['PAGES']);
    const found: string[] = [];
    const note = (faults: readonly string[]) => found.push(...faults);
    await page.addInitScript(noteShifts);
    // A dense phone, as it is opened. Every other question is asked with one pixel a px.
    const phone = await page.context().newCDPSession(page);
    const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: false };
    await phone.send('Emulation.setDeviceMetricsOverride', screen);
    note(await weightFaults(page, address, baseURL ?? ''));
    note(await wrongSizesHere(page));
    note(await shownPictureFaults(page));
    await phone.detach();
    await page.setViewportSize({ width: 1280, height: 720 });
    // An island may add a control when it is hydrated.
    await expect(page.locator('[data-island][data-when=load]:not([data-live])')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // The switch in the footer is shown when it comes into view.
    await page.locator('footer').last().scrollIntoViewIfNeeded();
    await expect(page.locator('#lean')).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

    note(await pictureFaults(page, isKind ? [768, 1024, 1440] : [768, 1440]));
    note(await brokenPictures(page));
    note(await page.evaluate(lastingHover));
    note(await page.evaluate(sharedNames));
    const isClose = closely.includes(address);
    // Its bar, menu and footer are those of every page.
    const part = isClose ? 'html' : 'main';
    note(await accessFaults(page, part, isClose));
    note(await unmarkedControls(page));
    await page.emulateMedia({ colorScheme: 'light' });
    note(await unmarkedControls(page));
    const lines: LaidLine[] = [];
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      note(await longStretches(page, address));
      lines.push(...(await linesOn(page)));
    }
    note(await textFaults(page, isKind));
    await page.setViewportSize({ width: 360, height: 640 });
    note(await tabFaults(page, part));
    for (const [width, height] of [
      [320, 256],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      note((await coveredFocus(page)).map((fault) => `${width} × ${height} px: ${fault}`));
    }
    // Last, because it takes the page away.
    note(await offMeasure(page, lines));
    expect(found).toEqual([]);
  });

/** What visitors have chosen, found and opened, in the address; and whether each is a kind of screen of its own. */
const states: readonly (readonly [address: string, isKind?: true])[] = [
  ['/lineup?day=friday', true],
  ['/lineup?view=poster', true],
  ['/tickets/purchase?weekend=2&parking=1&checkout=1', true],
  ['/nightjar-2026/programme?day=friday'],
  ['/nightjar-2026/schedule?day=saturday', true],
  ['/info?tab=getting-there', true],
  ['/plan?show=food', true],
  ['/plan?from=curlewField&to=castle&needs=step-free'],
  ['/plan?meet=A1'],
  ['/my-line-up?picks=sea-power,the-waeve&maybe=bodega', true],
  [
    '/my-line-up?picks=dorothy-postbox,seven-miles,tuners-guide,the-waeve,mud-kitchen-friday,sea-power,hob-lane,bdrmm,owls,no-such-set&maybe=bodega&with=arab-strap,the-waeve,bdrmm',
    true,
  ],
  ['/my-line-up?picks=the-moonlandingz', true],
  ['/nightjar-2026/programme?kind=walk&access=step-free'],
  ['/pocket?picks=sea-power&maybe=owls'],
  ['/nowhere', true],
];

for (const [address, isKind = false] of states)
  loud(
    `${address} is accessible, and keeps its text in sight on every screen and with letters of every size`,
    async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('[data-island][data-when=load]:not([data-live])')).toHaveCount(0);
      const lines = await linesOn(page);
      const found = await accessFaults(page, 'main', isKind);
      await page.emulateMedia({ colorScheme: 'light' });
      found.push(...(await textFaults(page, isKind)));
      expect([...found, ...(await offMeasure(page, lines))]).toEqual([]);
    },
  );
