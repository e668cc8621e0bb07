import type { Browser, Locator, Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { costOf } from '../cost-of.ts';

/** A press that lasts as long as a hand's. Scripts may arrive while the button is down. */
const hands: Readonly<Record<string, (control: Locator, page: Page) => Promise<void>>> = {
  ...Object.fromEntries(
    [0, 60, 120, 200, 400].map((delay) => [
      `mouse ${delay} ms`,
      (control: Locator) => control.click({ delay }),
    ]),
  ),
  async 'finger 120 ms'(control, page) {
    const { x, y } = await middleOf(control);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await held();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  async 'pen 120 ms'(control, page) {
    const at = { ...(await middleOf(control)), button: 'left', clickCount: 1, pointerType: 'pen' } as const;
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
    await held();
    await client.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
  },
  Enter: (control) => control.press('Enter', { delay: 100 }),
  Space: (control) => control.press('Space', { delay: 100 }),
  'assistive technology': (control) => control.evaluate((element: HTMLElement) => element.click()),
};

const held = () => new Promise((over) => setTimeout(over, 120));

/** Where a control is, once it can be pressed. */
async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.click({ trial: true });
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** How late scripts arrive, in milliseconds after they are asked for. */
const lateness = [0, 1000, Infinity];

interface Control {
  readonly what: string;
  readonly address: string;
  readonly control: (page: Page) => Locator;
  /** Expects what the visitor sees after the press. */
  readonly done: (page: Page) => Promise<unknown>;
  /** Links and summaries, which the space bar does not press everywhere, or which need a mouse. */
  readonly kind: 'link' | 'button';
  /** Without its script, it is not there, or does something else. */
  readonly needsScript?: true;
  readonly width?: number;
  /** What the device has picked before. */
  readonly kept?: string;
  /** What comes before the press. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const link = (name: string) => (page: Page) =>
  main(page).getByRole('link', { name, exact: true }).or(page.getByRole('tab', { name })).first();
const shows = (text: string | RegExp) => (page: Page) => expect(main(page)).toContainText(text);

const storedPicks = (page: Page) => page.evaluate(() => localStorage.getItem('picks'));

const star: Control = {
  what: 'star',
  address: '/nightjar-2026/schedule',
  control: (page) => page.locator('#set-bodega'),
  async done(page) {
    await expect(page.locator('#set-bodega')).toHaveAccessibleName('Bodega, picked; make it a maybe');
    // It is kept, and not on this page alone.
    await expect.poll(() => storedPicks(page)).toBe('picks=bodega');
  },
  kind: 'button',
};

const controls: readonly Control[] = [
  {
    what: 'tab',
    address: '/nightjar-2026/schedule',
    control: link('Saturday'),
    done: (page) => expect(page.locator('#saturday')).toBeVisible(),
    kind: 'link',
  },
  {
    what: 'day of the line-up',
    address: '/lineup',
    control: link('SATURDAY'),
    done: shows('4 acts'),
    kind: 'link',
  },
  {
    what: 'more photos',
    address: '/gallery',
    control: button('LOAD MORE PHOTOS'),
    done: (page) => expect(page.locator('#photo-24')).toBeVisible(),
    kind: 'button',
  },
  {
    what: 'photo',
    address: '/gallery',
    control: (page) => page.locator('#photo-1 a'),
    done: (page) => expect(page.getByRole('dialog').or(page.locator('body > img:only-child'))).toBeVisible(),
    kind: 'link',
  },
  {
    what: 'stepper',
    address: '/tickets/purchase',
    control: button('Add one: Weekend Ticket'),
    done: (page) =>
      expect(page.getByRole('region', { name: 'Total' })).toContainText(`1 × ${costOf({ weekend: 1 })}`),
    kind: 'button',
  },
  {
    what: 'checkout',
    address: '/tickets/purchase?weekend=1',
    control: button('PROCEED TO CHECKOUT'),
    done: (page) =>
      expect(
        page.getByText(`Proceeding to checkout - Total: ${costOf({ weekend: 1 })}`).first(),
      ).toBeVisible(),
    kind: 'button',
  },
  {
    what: 'menu on a phone',
    address: '/info/camping',
    width: 390,
    control: button('Menu'),
    done: (page) => expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible(),
    kind: 'button',
  },
  {
    what: 'menu in the bar',
    address: '/info/camping',
    control: (page) => page.locator('#menu summary', { hasText: 'Info' }),
    done: (page) =>
      expect(page.locator('#menu details', { hasText: 'Info' }).first()).toHaveAttribute('open'),
    kind: 'button',
  },
  {
    what: 'question',
    address: '/info/faqs',
    control: (page) => page.locator('main summary').nth(1),
    done: (page) => expect(page.locator('main details').nth(1)).toHaveAttribute('open'),
    kind: 'button',
  },
  {
    what: 'pause of the pictures',
    address: '/',
    control: button('Pause'),
    done: (page) => expect(button('Play')(page)).toBeVisible(),
    kind: 'button',
    needsScript: true,
  },
  {
    what: 'switch that saves battery',
    address: '/info/camping',
    before: (page) => page.locator('footer').last().scrollIntoViewIfNeeded(),
    control: (page) => page.locator('#lean'),
    done: (page) => expect(page.locator('#lean')).toHaveAttribute('aria-pressed', 'true'),
    kind: 'button',
    needsScript: true,
  },
  {
    what: 'link of the plan',
    address: '/plan',
    control: link('FIND YOUR WAY'),
    done: (page) => expect(page).toHaveURL(/needs=/),
    kind: 'link',
  },
  {
    what: 'form of the plan',
    address: '/plan?from=gate&to=castle',
    control: button('SHOW THE WAY'),
    done: (page) => expect(page).toHaveURL(/from=gate&to=castle.*#way$/),
    kind: 'button',
  },
  {
    what: 'tent on the plan',
    address: '/plan?meet=B4',
    control: (page) => page.locator('[data-click=tent]').first(),
    done: (page) => expect(page.locator('#tent')).toBeVisible(),
    kind: 'button',
    needsScript: true,
  },
  {
    what: 'switches of the programme',
    address: '/nightjar-2026/programme?kind=dj',
    before: (page) => main(page).getByRole('checkbox', { name: 'Under cover' }).check(),
    control: button('SHOW THESE'),
    done: (page) => expect(page).toHaveURL(/kind=dj.*under=cover/),
    kind: 'button',
  },
  {
    what: 'removal from a line-up',
    address: '/my-line-up?picks=owls,bodega',
    kept: 'picks=owls,bodega',
    control: button('Remove Bodega'),
    async done(page) {
      await expect(button('Remove Bodega')(page)).toHaveCount(0);
      await expect.poll(() => storedPicks(page)).toBe('picks=owls');
    },
    kind: 'button',
    needsScript: true,
  },
  {
    what: 'message',
    address: '/contact',
    async before(page) {
      for (const field of ['Name', 'Subject', 'Message'])
        await main(page).getByLabel(field).first().fill('Moth');
      await main(page).getByLabel('Email').first().fill('moth@moth.example');
    },
    control: button('Send message'),
    done: (page) => expect(page.getByText('Message sent!').first()).toBeVisible(),
    kind: 'button',
    needsScript: true,
  },
  {
    what: 'player',
    address: '/artist/arab-strap',
    control: (page) => page.locator('main summary').first(),
    done: (page) => expect(page.locator('main details').first()).toHaveAttribute('open'),
    kind: 'button',
  },
];

interface Cell extends Control {
  readonly hand: string;
  readonly late: number;
}

/** Presses a control on a page of its own. Returns the cell's name, if the press is lost. */
async function pressed(browser: Browser, baseURL: string, cell: Cell): Promise<string | undefined> {
  const { address, control, done, before, kept, hand, late, width = 1280 } = cell;
  const localStorage = kept ? [{ name: 'picks', value: kept }] : [];
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 800 },
    hasTouch: true,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  });
  try {
    const page = await context.newPage();
    // At once: what the page loads with itself is there, and what a press asks for comes while it lasts.
    if (late)
      await page.route(/\.js$/, async (route) => {
        if (late === Infinity) return route.abort();
        await new Promise((over) => setTimeout(over, late));
        await route.continue().catch(() => undefined);
      });
    await page.goto(address, { waitUntil: late ? 'commit' : 'load' });
    await before?.(page);
    await control(page).waitFor();
    await hands[hand]?.(control(page), page);
    await done(page);
  } catch (error) {
    return `${hand}, scripts ${late === Infinity ? 'never' : `after ${late} ms`}: ${String(error).split('\n')[0]}`;
  } finally {
    await context.close();
  }
}

/** Several at once, each on a page of its own. */
async function lostOf(
  browser: Browser,
  baseURL: string | undefined,
  cells: readonly Cell[],
): Promise<string[]> {
  const left = [...cells];
  const lost: string[] = [];
  const one = async () => {
    for (let cell = left.shift(); cell; cell = left.shift()) {
      const name = await pressed(browser, baseURL ?? '', cell);
      if (name) lost.push(name);
    }
  };
  await Promise.all(Array.from({ length: 4 }, one));
  if (process.env['PRESSES']) {
    process.stdout.write(`| ${cells[0]?.what} | ${lost.length} of ${cells.length} | ${lost.join('; ')} |\n`);
  }
  return lost;
}

test.describe.configure({ timeout: 120_000 });

/** With PRESSES, each control is pressed by every hand; else by one in so many, its neighbour by the next ones. */
const isDue = (index: number, turn: number, oneIn: number): boolean =>
  Boolean(process.env['PRESSES']) || (index + turn) % oneIn === 0;

for (const [index, late] of lateness.entries()) {
  test(`No press of a star is lost, however long it is held and by whatever it is made, with scripts after ${late} ms`, async ({
    browser,
    baseURL,
  }) => {
    const due = Object.keys(hands).filter((_hand, turn) => isDue(index, turn, 3));
    const cells = due.map((hand) => ({ ...star, hand, late }));
    expect(await lostOf(browser, baseURL, cells)).toEqual([]);
  });
}

for (const [index, each] of controls.entries()) {
  test(`No press is lost: ${each.what}`, async ({ browser, baseURL }) => {
    const late = each.needsScript ? lateness.slice(0, -1) : lateness;
    const cells = Object.keys(hands)
      .filter((hand) => hand !== 'Space' || each.kind === 'button')
      .map((hand, turn): Cell => ({
        ...each,
        hand,
        late: late[(turn + Math.floor(index / 3)) % late.length] ?? 0,
      }))
      .filter((_cell, turn) => isDue(index, turn, 5));
    expect(await lostOf(browser, baseURL, cells)).toEqual([]);
  });
}
