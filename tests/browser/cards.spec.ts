import { withCards } from '../every-address.ts';
import { expect, test } from './test.ts';

test.use({ hasTouch: true });

/** How long a hand presses, in milliseconds. */
const HELD = 100;
const hands = { mouse: { width: 1280, height: 800 }, finger: { width: 390, height: 844 } };

test('A card leads to its page, wherever a mouse or a finger presses it', async ({ page }) => {
  const finger = await page.context().newCDPSession(page);
  for (const address of withCards) {
    await page.goto(address);
    // No click leaves the page: it says where it would have led.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        event.preventDefault();
        document.title = (event.target as Element).closest('a')?.pathname ?? 'nowhere';
      }),
    );
    // The others of the page are like the last one.
    const card = page.locator('main :is(article, li):has(> picture):has(:is(h2, h3) a)').last();
    const path = (await card.locator(':is(h2, h3) a').getAttribute('href')) ?? '';
    for (const [hand, viewport] of Object.entries(hands)) {
      await page.setViewportSize(viewport);
      for (const [place, target, atEdge] of [
        ['picture', card.getByRole('img').first(), false],
        ['caption', card.getByRole('heading'), false],
        ['edge', card, true],
      ] as const) {
        await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const point = { x: atEdge ? x + width - 6 : x + width / 2, y: y + height / 2 };
        await page.evaluate(() => (document.title = 'not pressed'));
        if (hand === 'finger') {
          await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
          await page.waitForTimeout(HELD);
          await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        } else await page.mouse.click(point.x, point.y, { delay: HELD });
        await expect(page, `${address}, ${hand}: ${place}`).toHaveTitle(path);
      }
    }
  }
});

test('A press on the picture of an artist opens the artist’s page', async ({ page }) => {
  await page.goto('/lineup');
  // Its upper left corner is the picture's.
  const card = page.getByRole('main').getByRole('article').first();
  await card.click({ position: { x: 40, y: 40 }, delay: HELD });
  await expect(page).toHaveURL('/artist/sea-power');
});
