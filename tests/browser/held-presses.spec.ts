import { expect, test, type Locator, type Page } from 'playwright/test';

/** Clicks as long as a hand's. Scripts may arrive while the button is down. */
const hands: Readonly<Record<string, (control: Locator, page: Page) => Promise<void>>> = {
  ...Object.fromEntries(
    [0, 60, 120, 400].map((delay) => [`mouse ${delay} ms`, (control: Locator) => control.click({ delay })]),
  ),
  async 'finger 120 ms'(control, page) {
    await control.click({ trial: true });
    const box = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(120);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  Enter: (control) => control.press('Enter', { delay: 100 }),
  Space: (control) => control.press('Space', { delay: 100 }),
  'assistive technology': (control) => control.evaluate((element: HTMLElement) => element.click()),
};

/** How late scripts arrive, in milliseconds after they are asked for. */
const lateness = [0, 1000, Infinity];

test.use({ hasTouch: true });

test('No press of a star is lost, however long it is held, and however late its script', async ({ page }) => {
  let late = 0;
  // 0 means at once: the page's own scripts are there, and those that a click requests arrive while it lasts.
  await page.route(/\.js$/, async (route) => {
    if (late === Infinity) return route.abort();
    if (late) await new Promise((over) => setTimeout(over, late));
    await route.continue().catch(() => undefined);
  });
  const star = page.locator('#set-bodega');
  for (const [turn, [hand, press]] of Object.entries(hands).entries()) {
    late = lateness[turn % lateness.length] ?? 0;
    const situation = `${hand}, scripts after ${late} ms`;
    await page.goto('/nightjar-2026/schedule', { waitUntil: late ? 'commit' : 'load' });
    await star.waitFor();
    await press(star, page);
    await expect(star, situation).toHaveAccessibleName('Star: Bodega, picked; make it a maybe');
    // The pick is stored, not only shown on this page.
    const kept = () => page.evaluate(() => localStorage.getItem('picks'));
    await expect.poll(kept, situation).toBe('picks=bodega');
    await page.evaluate(() => localStorage.clear());
  }
});
