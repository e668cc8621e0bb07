/** Opens each page once, and asks there everything that is asked of every page. */
import { test as loud } from 'playwright/test';
import { everyAddress, kinds } from '../../every-address.ts';
import { noteShifts } from '../shifts.ts';
import { expect, test } from '../test.ts';
import { coveredFocus, tabFaults } from './focus-faults.ts';
import { shownPictureFaults } from './loaded-pictures.ts';
import { wrongSizesHere } from './picture-faults.ts';
import { screenFaults } from './screen-faults.ts';
import { lastingHover, sharedNames, unknownProperties } from './style-faults.ts';
import { weightFaults } from './weight-faults.ts';

test.describe.configure({ timeout: 240_000 });
loud.describe.configure({ timeout: 240_000 });

/** What has no other page like it, or is in no menu. The other pages have the parts of these, with other content. */
const screens = [...kinds, '/tickets', '/tickets/purchase', '/plan', '/my-line-up', '/needs'];
/** Where the keyboard is taken through the bar and the footer, too, which all pages have in common. */
const framed = '/info/camping';

for (const address of everyAddress)
  test(`${address} keeps to its weight on a phone, loads its pictures without a jerk, is accessible, fits and reads well on every screen, in every light and with letters of every size, and the keyboard reaches all of it`, async ({
    page,
    baseURL,
  }) => {
    const isClose = screens.includes(address) || Boolean(process.env['PAGES']);
    const part = address === framed ? 'html' : 'main';
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
    // An island may add a control when it is hydrated.
    await expect(page.locator('[data-island][data-when=load]:not([data-live])')).toHaveCount(0);
    note(await page.evaluate(lastingHover));
    note(await page.evaluate(sharedNames));
    note(await page.evaluate(unknownProperties));
    note(await screenFaults(page, { isClose, part, hasPictures: true }));
    await page.setViewportSize({ width: 360, height: 640 });
    note(await tabFaults(page, part));
    if (isClose)
      for (const [width, height] of [
        [320, 256],
        [768, 1024],
      ] as const) {
        await page.setViewportSize({ width, height });
        note((await coveredFocus(page)).map((fault) => `${width} × ${height} px: ${fault}`));
      }
    expect(found).toEqual([]);
  });

/** What visitors have chosen, found and opened, in the address; and whether each is a kind of screen of its own. */
const states: readonly (readonly [address: string, isKind?: true])[] = [
  ['/lineup?day=friday', true],
  ['/lineup?view=poster', true],
  ['/tickets/purchase?weekend=2&parking=1&checkout=1', true],
  ['/nightjar-2026/schedule?day=saturday', true],
  ['/info?tab=getting-there', true],
  ['/plan?show=food', true],
  ['/plan?from=curlewField&to=castle&needs=step-free'],
  [
    '/my-line-up?picks=dorothy-postbox,seven-miles,tuners-guide,the-waeve,mud-kitchen-friday,sea-power,hob-lane,bdrmm,owls,no-such-set&maybe=bodega&with=arab-strap,the-waeve,bdrmm',
    true,
  ],
  ['/my-line-up?picks=the-moonlandingz', true],
  ['/nightjar-2026/programme?kind=walk&access=step-free'],
  ['/nowhere', true],
];

for (const [address, isClose = false] of states)
  loud(
    `${address} is accessible, and keeps its text in sight on every screen and with letters of every size`,
    async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('[data-island][data-when=load]:not([data-live])')).toHaveCount(0);
      expect(await screenFaults(page, { isClose })).toEqual([]);
    },
  );
