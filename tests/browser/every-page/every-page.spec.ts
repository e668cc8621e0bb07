/** Opens each page once, and asks there everything that is asked of every page. */
import { test as loud, type Page } from 'playwright/test';
import { everyAddress } from '../../every-address.ts';
import { noteShifts } from '../shifts.ts';
import { expect, expectLive, test } from '../test.ts';
import { brokenRules, nightRules } from './access-faults.ts';
import { coveredFocus, tabFaults } from './focus-faults.ts';
import { shownPictureFaults } from './loaded-pictures.ts';
import { wrongSizesHere } from './picture-faults.ts';
import { screenFaults } from './screen-faults.ts';
import { lastingHover, sharedNames, unknownProperties } from './style-faults.ts';
import { weightFaults } from './weight-faults.ts';

test.describe.configure({ timeout: 240_000 });
loud.describe.configure({ timeout: 240_000 });

/** What has no other page like it, or is in no menu. The other pages have the parts of these, with other content. */
const screens = [
  '/',
  '/lineup',
  '/tickets',
  '/tickets/purchase',
  '/experience',
  '/info',
  '/info/camping',
  '/info/faqs',
  '/contact',
  '/further-afield/things-to-do',
  '/nightjar-2026/music',
  '/nightjar-2026/talks',
  '/nightjar-2026/schedule',
  '/nightjar-2026/past-festivals',
  '/nightjar-2026/programme',
  '/nightjar-2026/changes',
  '/past-festivals/2024',
  '/artist/sea-power',
  '/gallery',
  '/plan',
  '/my-line-up',
  '/needs',
  '/a-z',
  '/offline',
];
/** Where the keyboard is taken through the bar and the footer, too, which all pages have in common. */
const framed = '/info/camping';

/** An island may add a control when it is hydrated. */
const expectAllLive = (page: Page) =>
  expect(page.locator('[data-island][data-when=load]:not([data-live])')).toHaveCount(0);

for (const address of everyAddress) {
  const isClose = screens.includes(address) || Boolean(process.env['PAGES']);
  test(`${address} is light, accessible and fits ${isClose ? 'every screen, in every light, by keyboard, too' : 'a phone with letters of every size'}`, async ({
    page,
    baseURL,
  }) => {
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
    await expectAllLive(page);
    if (isClose) {
      note(await page.evaluate(lastingHover));
      note(await page.evaluate(sharedNames));
      note(await page.evaluate(unknownProperties));
      await page.setViewportSize({ width: 360, height: 640 });
      note(await tabFaults(page, part));
      await page.setViewportSize({ width: 320, height: 256 });
      note((await coveredFocus(page)).map((fault) => `320 × 256 px: ${fault}`));
    }
    note(await screenFaults(page, { isClose, part }));
    expect(found).toEqual([]);
  });
}

/** What visitors have chosen, found and opened, in the address; and whether each is a kind of screen of its own. */
const states: readonly (readonly [address: string, isKind?: true])[] = [
  ['/lineup?view=poster', true],
  ['/tickets/purchase?weekend=2&parking=1&checkout=1', true],
  ['/info?tab=getting-there'],
  ['/plan?from=curlewField&to=castle&needs=step-free'],
  [
    '/my-line-up?picks=dorothy-postbox,seven-miles,tuners-guide,the-waeve,mud-kitchen-friday,sea-power,hob-lane,bdrmm,owls,no-such-set&maybe=bodega&with=arab-strap,the-waeve,bdrmm',
    true,
  ],
  ['/nowhere'],
];

for (const [address, isClose = false] of states)
  loud(`${address} is accessible, and fits with letters of every size`, async ({ page }) => {
    await page.goto(address);
    await expectAllLive(page);
    expect(await screenFaults(page, { isClose })).toEqual([]);
  });

/** What a visitor opens in place. */
const opened: Readonly<Record<string, readonly [address: string, open: (page: Page) => Promise<unknown>]>> = {
  'The open menu': [
    '/info/dos-donts',
    async (page) => {
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.locator('summary', { hasText: 'Info' }).click();
      await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
    },
  ],
  'Another tab of the schedule': [
    '/nightjar-2026/schedule',
    async (page) => {
      await page.getByRole('link', { name: 'Friday', exact: true }).hover();
      await page.getByRole('tab', { name: 'Sunday' }).click();
    },
  ],
  'An open question': ['/info/faqs', (page) => page.getByRole('main').locator('summary').first().click()],
  'A photo opened large': [
    '/gallery',
    async (page) => {
      await expectLive(page, 'gallery');
      await page.locator('#photo-2 a').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
};

for (const [name, [address, open]] of Object.entries(opened))
  test(`${name} is accessible on a phone, by day and by night`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await open(page);
    expect(await brokenRules(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await brokenRules(page, nightRules)).toEqual([]);
  });
