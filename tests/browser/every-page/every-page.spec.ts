/** Opens each page once, in one tab, and asks there everything that is asked of every page. */
import { test as base, type Page } from 'playwright/test';
import { everyAddress } from '../../every-address.ts';
import { noteShifts } from '../shifts.ts';
import { expect, expectLive, recordMessages } from '../test.ts';
import { brokenRules, nightRules } from './access-faults.ts';
import { shownPictureFaults } from './loaded-pictures.ts';
import { wrongSizesHere } from './picture-faults.ts';
import { closeFaults, screenFaults } from './screen-faults.ts';
import { lastingHover, sharedNames, sizesOfLetters, unknownProperties } from './style-faults.ts';
import { weightFaults } from './weight-faults.ts';

/** A worker's pages come one after another into the same tab: their scripts, and those of axe, are compiled once. */
const test = base.extend<object, { tab: { readonly page: Page; readonly messages: string[] } }>({
  tab: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await page.addInitScript(noteShifts);
      await page.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      const devtools = await page.context().newCDPSession(page);
      // Each page is weighed as on a first visit.
      await devtools.send('Network.enable');
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      await use({ page, messages: recordMessages(page) });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ timeout: 240_000 });

/** What has no other page like it, or is in no menu. The other pages have the parts of these, with other content. */
const screens = [
  '/',
  '/lineup',
  '/lineup?view=poster',
  '/tickets',
  '/tickets/purchase?weekend=2&parking=1&checkout=1',
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
  '/my-line-up?picks=dorothy-postbox,seven-miles,tuners-guide,the-waeve,mud-kitchen-friday,sea-power,hob-lane,bdrmm,owls,no-such-set&maybe=bodega&with=arab-strap,the-waeve,bdrmm',
  '/needs',
  '/a-z',
  '/offline',
];
/** What visitors have chosen and found, in the address, on the parts of other screens. */
const states = ['/info?tab=getting-there', '/plan?from=curlewField&to=castle&needs=step-free', '/nowhere'];
/** Where the keyboard is taken through the bar and the footer, too, which all pages have in common. */
const framed = '/info/camping';

/** An island may add a control when it is hydrated. */
const expectAllLive = (page: Page) =>
  expect(page.locator('[data-island][data-when=load]:not([data-live])')).toHaveCount(0);

for (const address of new Set([...everyAddress, ...screens, ...states])) {
  const isClose = screens.includes(address) || Boolean(process.env['PAGES']);
  test(`${address.slice(0, 40)} is light, accessible and fits ${isClose ? 'every screen' : 'a phone'}`, async ({
    tab: { page, messages },
    baseURL,
  }) => {
    const part = address === framed ? 'html' : 'main';
    const found: string[] = [];
    const note = (faults: readonly string[]) => found.push(...faults);
    messages.length = 0;
    await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
    // A dense phone, as it is opened. Every other question is asked with one pixel a px.
    const phone = await page.context().newCDPSession(page);
    const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: false };
    await phone.send('Emulation.setDeviceMetricsOverride', screen);
    note(await weightFaults(page, address, baseURL ?? ''));
    note(await wrongSizesHere(page));
    note(await shownPictureFaults(page));
    note(await page.evaluate(sizesOfLetters));
    await phone.detach();
    await expectAllLive(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    note(await screenFaults(page, { isClose, part }));
    if (isClose) {
      note(await page.evaluate(lastingHover));
      note(await page.evaluate(sharedNames));
      note(await page.evaluate(unknownProperties));
      note(await closeFaults(page, part));
    }
    expect(found).toEqual([]);
    // Chromium says of a page that does not exist that it does not.
    expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
  });
}

/** What a visitor opens in place. */
const opened: Readonly<
  Record<string, readonly [address: string, part: string, open: (page: Page) => Promise<unknown>]>
> = {
  'The open menu': [
    '/info/dos-donts',
    'header',
    async (page) => {
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.locator('summary', { hasText: 'Info' }).click();
      await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
    },
  ],
  'Another tab of the schedule': [
    '/nightjar-2026/schedule',
    'main',
    async (page) => {
      await page.getByRole('link', { name: 'Friday', exact: true }).hover();
      await page.getByRole('tab', { name: 'Sunday' }).click();
    },
  ],
  'An open question': [
    '/info/faqs',
    'main',
    (page) => page.getByRole('main').locator('summary').first().click(),
  ],
  'A photo opened large': [
    '/gallery',
    'dialog',
    async (page) => {
      await expectLive(page, 'gallery');
      await page.locator('#photo-2 a').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
};

for (const [name, [address, part, open]] of Object.entries(opened))
  test(`${name} is accessible on a phone, by day and by night`, async ({
    tab: { page, messages },
    baseURL,
  }) => {
    messages.length = 0;
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${baseURL}${address}`);
    await open(page);
    expect(await brokenRules(page, [], part)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await brokenRules(page, nightRules, part)).toEqual([]);
    expect(messages).toEqual([]);
  });
