/** Opens each page once, in one tab, and makes every check of pages there. */
import { everyAddress } from '../../this-edition/nightjar.ts';
import { test as base, type Page } from 'playwright/test';
import { forgetShifts, noteShifts, shiftOf } from '../shifts.ts';
import { expect, expectLive, recordMessages } from '../test.ts';
import { brokenRules, nightRules } from './access-faults.ts';
import { wrongSizesHere } from './picture-faults.ts';
import { closeFaults, screenFaults } from './screen-faults.ts';
import { lastingHover, uncoveredCards, unknownProperties } from './style-faults.ts';
import { weightFaults } from './weight-faults.ts';

/** A worker's pages open in one tab, so that their scripts and axe's are compiled once. */
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

/** Finds pictures that do not load or lack a description, and any shift as they load. */
async function shownPictureFaults(page: Page): Promise<string[]> {
  await forgetShifts(page);
  const faults = await page.evaluate(async () => {
    const visiblePictures = Array.from(document.images).filter(
      (image) => image.closest('main') && image.checkVisibility({ visibilityProperty: true }),
    );
    for (const image of visiblePictures) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await image.decode().catch(() => undefined);
    }
    return visiblePictures.flatMap(({ alt, src, naturalWidth }) => [
      ...(alt ? [] : [`without a description: ${src}`]),
      ...(naturalWidth ? [] : [`does not load: ${src}`]),
    ]);
  });
  const shift = await shiftOf(page);
  return shift < 0.01 ? faults : [...faults, `moves by ${shift} as pictures load`];
}

test.describe.configure({ timeout: 240_000 });

/** Pages with parts that no other page has. The others have these parts with other content. */
const screens = [
  '/',
  '/lineup',
  '/tickets',
  '/tickets/purchase?weekend=2&parking=1&checkout=1',
  '/info',
  '/info/camping',
  '/contact',
  '/nightjar-2026/schedule',
  '/nightjar-2026/programme',
  '/artist/sea-power',
  '/gallery',
  '/plan',
  '/my-line-up?picks=dorothy-postbox,seven-miles,tuners-guide,the-waeve,mud-kitchen-friday,sea-power,hob-lane,bdrmm,owls,no-such-set&maybe=bodega&with=arab-strap,the-waeve,bdrmm',
  '/needs',
  '/a-z',
];
/** Addresses with visitors' choices and results, on parts of other screens, and an act without a profile. */
const states = [
  '/lineup?view=poster',
  '/info?tab=getting-there',
  '/past-festivals/2024',
  '/plan?from=curlewField&to=castle&needs=step-free',
  '/nowhere',
  '/artist/bodega',
];
/** Pages of one template with similar texts. One of them is among the screens. */
const alike = /^\/(artist|past-festivals)\//;
/** Only here does the keyboard also walk through the header and the footer, which all pages share. */
const framed = '/info/camping';

/** An island may add a control when it is hydrated. */
const expectAllLive = (page: Page) =>
  expect(page.locator('[data-island][data-when=load]:not([data-live])')).toHaveCount(0);

const isAll = Boolean(process.env['PAGES']);
const others = everyAddress.filter((address) => isAll || !alike.test(address));
for (const address of new Set([...others, ...screens, ...states])) {
  const isClose = isAll || screens.includes(address);
  test(`${address.slice(0, 40)} is ${isClose ? 'light, accessible and fits every screen' : 'accessible and fits a phone'}`, async ({
    tab: { page, messages },
    baseURL,
  }) => {
    const part = address === framed ? 'html' : 'main';
    const found: string[] = [];
    const note = (faults: readonly string[]) => found.push(...faults);
    messages.length = 0;
    await page.emulateMedia({ reducedMotion: isClose ? 'no-preference' : 'reduce', colorScheme: 'light' });
    if (isClose) {
      // A dense phone as the page opens. Every other check has one pixel per px.
      const phone = await page.context().newCDPSession(page);
      const screen = { width: 390, height: 844, deviceScaleFactor: 2, mobile: false };
      await phone.send('Emulation.setDeviceMetricsOverride', screen);
      note(await weightFaults(page, address, baseURL ?? ''));
      note(await wrongSizesHere(page));
      note(await shownPictureFaults(page));
      await phone.detach();
      await page.emulateMedia({ reducedMotion: 'reduce' });
    } else {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${baseURL}${address}`);
      note(await shownPictureFaults(page));
    }
    await expectAllLive(page);
    note(await screenFaults(page, { isClose, part }));
    if (isClose) {
      for (const ask of [lastingHover, uncoveredCards, unknownProperties]) note(await page.evaluate(ask));
      note(await closeFaults(page, part));
    }
    expect(found).toEqual([]);
    // Chromium logs the status of a page that does not exist.
    expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
  });
}

/** Parts that a visitor opens in place. */
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
  'A question': ['/info/faqs', 'main', (page) => page.getByRole('main').locator('summary').first().click()],
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
