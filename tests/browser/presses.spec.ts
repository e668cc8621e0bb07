import type { Page } from 'playwright/test';
import { holdBack } from './conditions.ts';
import { expect, test } from './test.ts';
import { costOf } from '../cost-of.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface Press {
  readonly what: string;
  readonly address: string;
  readonly control: (page: Page) => ReturnType<Page['locator']>;
  /** Expects what the visitor sees once the press is answered in place. */
  readonly done: (page: Page) => Promise<void>;
  /** How many history entries it adds, 0 by default: what opens over the page adds one, so that Back closes it. */
  readonly entries?: number;
}

const link = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).or(page.getByRole('tab', { name }));
const button = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name });

const presses: readonly Press[] = [
  {
    what: 'A tab of the information page',
    address: '/info',
    control: link('Sustainability'),
    done: (page) => expect(page.getByRole('tabpanel', { name: 'Sustainability' })).toBeVisible(),
  },
  {
    what: 'A day of the schedule',
    address: '/nightjar-2026/schedule',
    control: link('Saturday'),
    done: (page) => expect(page.getByRole('tabpanel', { name: 'Saturday' })).toBeVisible(),
  },
  {
    what: 'A day of the line-up',
    address: '/lineup',
    control: link('SATURDAY'),
    done: (page) => expect(page.locator('[data-island=day-filter]').getByRole('status')).toHaveText('4 acts'),
  },
  {
    what: 'The gallery’s button for more photos',
    address: '/gallery',
    control: button('LOAD MORE PHOTOS'),
    done: (page) => expect(page.locator('#photo-24')).toBeVisible(),
  },
  {
    what: 'A photo of the gallery',
    address: '/gallery',
    control: (page) => page.locator('#photo-1 a'),
    done: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    entries: 1,
  },
  {
    what: 'The button that adds a ticket',
    address: '/tickets/purchase',
    control: button('Add one: Weekend Ticket'),
    done: (page) => expect(page.getByRole('region', { name: 'Total' })).toContainText(costOf({ weekend: 1 })),
  },
];

const islandScripts = /\/assets\/(?!entry|questions|now-rule)[\w-]+\.js$/;

/** Lists the documents that are requested from now on. */
function documentsRequested(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') requested.push(request.url());
  });
  return requested;
}

const history = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

for (const { what, address, control, done, entries = 0 } of presses)
  test(`${what} is answered in place, even when pressed before its script has arrived`, async ({ page }) => {
    const letScriptsCome = await holdBack(page, islandScripts);
    await page.goto(address);
    const before = await history(page);
    const requested = documentsRequested(page);
    await control(page).tap();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1);
    letScriptsCome();
    await done(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(requested).toEqual([]);
    expect(await history(page)).toBe(before + entries);
  });

test('Every press on the basket before its script has arrived counts, and of two tabs the last one pressed opens', async ({
  page,
}) => {
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

test('A press whose script neither arrives nor fails leads to an address of its own after a while', async ({
  page,
}) => {
  await page.clock.install();
  await holdBack(page, islandScripts);
  await page.goto('/info');
  await link('Sustainability')(page).tap();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/info?tab=sustainability');
});

test('A tab that is pressed with Ctrl or Cmd opens in a new browser tab', async ({ page, context }) => {
  await page.goto('/info');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    link('Sustainability')(page).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL('/info?tab=sustainability');
  await expect(page).toHaveURL('/info');
});

test('Links to tabs have become tabs by the time that the Tab key reaches them', async ({ page }) => {
  await page.goto('/nightjar-2026/schedule');
  await expect(link('Friday')(page)).toHaveRole('link');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Friday' })).toHaveAttribute('aria-selected', 'true');
});
