import type { Locator, Page } from 'playwright/test';
import { holdBack } from './conditions.ts';
import { expect, test } from './test.ts';
import { costOf } from '../cost-of.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A control that answers in place, however late its island's script arrives. */
interface Control {
  readonly what: string;
  readonly address: string;
  readonly control: (page: Page) => Locator;
  /** Expects what the visitor sees after the click. */
  readonly done: (page: Page) => Promise<unknown>;
  /** How many history entries it adds. An overlay adds one, so that Back closes it. */
  readonly entries: number;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const link = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).or(page.getByRole('tab', { name })).first();

const controls: readonly Control[] = [
  {
    what: 'tab',
    address: '/nightjar-2026/schedule',
    control: link('Saturday'),
    done: (page) => expect(page.locator('#saturday')).toBeVisible(),
    entries: 0,
  },
  {
    what: 'day of the line-up',
    address: '/lineup',
    control: link('SATURDAY'),
    done: (page) => expect(page.getByRole('main')).toContainText('4 acts'),
    entries: 0,
  },
  {
    what: 'more photos',
    address: '/gallery',
    control: button('LOAD MORE PHOTOS'),
    done: async (page) => {
      await expect(page.locator('#photo-24')).toBeVisible();
      await expect(page.locator('#photo-13 a')).toBeFocused();
    },
    entries: 0,
  },
  {
    what: 'photo',
    address: '/gallery',
    control: (page) => page.locator('#photo-1 a'),
    done: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    entries: 1,
  },
  {
    what: 'stepper',
    address: '/tickets/purchase',
    control: button('Add one: Weekend Ticket'),
    done: (page) =>
      expect(page.getByRole('region', { name: 'Total' })).toContainText(`1 × ${costOf({ weekend: 1 })}`),
    entries: 0,
  },
];

const islandScripts = /\/assets\/(?!entry|questions|now-rule)[\w-]+\.js$/;

const history = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

for (const { what, address, control, done, entries } of controls)
  test(`A press is answered in place, however late its script: ${what}`, async ({ page }) => {
    const letScriptsCome = await holdBack(page, islandScripts);
    await page.goto(address);
    const before = await history(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url());
    });
    await control(page).tap();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1);
    letScriptsCome();
    await done(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(documents).toEqual([]);
    expect(await history(page)).toBe(before + entries);

    // The click requests its script, which arrives while the button is down.
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('about:blank');
    await page.goto(address);
    await control(page).click({ delay: 120 });
    await done(page);
  });

test('Every click before the scripts arrive counts, and of two tabs the last', async ({ page }) => {
  let letScriptsCome = await holdBack(page, islandScripts);
  await page.goto('/tickets/purchase?weekend=1');
  for (let step = 0; step < 3; step += 1) await button('Add one: Weekend Ticket')(page).tap();
  await button('Remove one: Weekend Ticket')(page).tap();
  await button('Add one: Festival Locker Rental')(page).tap();
  letScriptsCome();
  await expect(page.getByRole('region', { name: 'Total' })).toContainText(costOf({ weekend: 3, locker: 1 }));
  await expect(page).toHaveURL('/tickets/purchase?weekend=3&locker=1');
  await page.unrouteAll({ behavior: 'wait' });

  letScriptsCome = await holdBack(page, islandScripts);
  await page.goto('/nightjar-2026/schedule');
  await link('Saturday')(page).tap();
  await link('Sunday')(page).tap();
  letScriptsCome();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Sunday');
  await expect(page.getByRole('tab', { name: 'Sunday' })).toBeFocused();
});

test('A click whose script neither arrives nor fails leads to an address after a while', async ({ page }) => {
  await page.clock.install();
  await holdBack(page, islandScripts);
  await page.goto('/info');
  await link('Sustainability')(page).tap();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/info?tab=sustainability#tab-sustainability');
});

test('A tab that is pressed with Ctrl or Cmd opens in a new browser tab', async ({ page, context }) => {
  await page.goto('/info');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    link('Sustainability')(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  // The address has the tabs' fragment if their script had not arrived yet.
  await expect(opened).toHaveURL(/\/info\?tab=sustainability(#tab-sustainability)?$/);
  await expect(page).toHaveURL('/info');
});

test('Links to tabs have become tabs by the time that the Tab key reaches them', async ({ page }) => {
  await page.goto('/nightjar-2026/schedule');
  await expect(link('Friday')(page)).toHaveRole('link');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Friday' })).toHaveAttribute('aria-selected', 'true');
});
