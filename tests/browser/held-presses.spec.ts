import { expect, test, type Browser, type Locator, type Page } from 'playwright/test';
import { controls, star, type Control } from './controls.ts';

/** A press that lasts as long as a hand's. Scripts may arrive while the button is down. */
const hands: Readonly<Record<string, (control: Locator, page: Page) => Promise<void>>> = {
  ...Object.fromEntries(
    [0, 60, 120, 400].map((delay) => [`mouse ${delay} ms`, (control: Locator) => control.click({ delay })]),
  ),
  async 'finger 120 ms'(control, page) {
    const { x, y } = await middleOf(control);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await new Promise((over) => setTimeout(over, 120));
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  Enter: (control) => control.press('Enter', { delay: 100 }),
  Space: (control) => control.press('Space', { delay: 100 }),
  'assistive technology': (control) => control.evaluate((element: HTMLElement) => element.click()),
};

/** Where a control is, once it can be pressed. */
async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.click({ trial: true });
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

/** How late scripts arrive, in milliseconds after they are asked for. */
const lateness = [0, 1000, Infinity];

interface Cell extends Control {
  readonly hand: string;
  readonly late: number;
}

/** Presses a control on a page of its own. Returns what was done, if the press is lost. */
async function lossOf(browser: Browser, baseURL: string, cell: Cell): Promise<readonly string[]> {
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
    return [];
  } catch (error) {
    return [`${hand}, scripts after ${late} ms: ${String(error).split('\n')[0]}`];
  } finally {
    await context.close();
  }
}

/** The star is pressed in every way. So are all others with PRESSES; else by a mouse, as what the press asks for arrives. */
const cellsOf = (each: Control): readonly Cell[] => {
  if (each !== star && !process.env['PRESSES']) return [{ ...each, hand: 'mouse 120 ms', late: 0 }];
  const late = each.needsScript ? lateness.slice(0, -1) : lateness;
  return Object.keys(hands)
    .filter((hand) => hand !== 'Space' || each.kind === 'button')
    .map((hand, turn) => ({ ...each, hand, late: late[turn % late.length] ?? 0 }));
};

for (const each of [star, ...controls])
  test(`No press is lost, however long it is held: ${each.what}`, async ({ browser, baseURL }) => {
    const lost: string[] = [];
    for (const cell of cellsOf(each)) lost.push(...(await lossOf(browser, baseURL ?? '', cell)));
    expect(lost).toEqual([]);
  });
