import type { Browser, Locator, Page } from 'playwright/test';
import { controls, star, type Control } from './controls.ts';
import { expect, test } from './test.ts';

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

/** With PRESSES, each control is pressed by every hand; else by one, its neighbour by the next one. */
const isDue = (index: number, turn: number): boolean =>
  Boolean(process.env['PRESSES']) || (index + turn) % Object.keys(hands).length === 0;

test('No press of a star is lost, however long it is held and by whatever it is made, and however late scripts arrive', async ({
  browser,
  baseURL,
}) => {
  const cells = Object.keys(hands).flatMap((hand, turn) =>
    lateness
      .filter((_late, index) => process.env['PRESSES'] || index === turn % lateness.length)
      .map((late) => ({ ...star, hand, late })),
  );
  expect(await lostOf(browser, baseURL, cells)).toEqual([]);
});

for (const [index, each] of controls.entries())
  test(`No press is lost: ${each.what}`, async ({ browser, baseURL }) => {
    // Scripts that have arrived are met by every other test.
    const late = each.needsScript ? [1000] : [1000, Infinity];
    const cells = Object.keys(hands)
      .filter((hand) => hand !== 'Space' || each.kind === 'button')
      .map((hand, turn): Cell => ({ ...each, hand, late: late[(turn + index) % late.length] ?? 0 }))
      .filter((_cell, turn) => isDue(index, turn));
    expect(await lostOf(browser, baseURL, cells)).toEqual([]);
  });
