import { withCards } from '../every-address.ts';
import { expect, test } from './test.ts';

test.use({ hasTouch: true });

/** How long a hand presses, in milliseconds. */
const HELD = 100;

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
    for (const place of ['picture', 'caption', 'edge'] as const) {
      const target = {
        picture: card.getByRole('img').first(),
        caption: card.getByRole('heading'),
        edge: card,
      };
      await target[place].evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const { x, y, width, height } = (await target[place].boundingBox())!;
      const point = { x: place === 'edge' ? x + width - 6 : x + width / 2, y: y + height / 2 };
      await page.evaluate(() => (document.title = 'not pressed'));
      if (place === 'picture') {
        await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
        await page.waitForTimeout(HELD);
        await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      } else await page.mouse.click(point.x, point.y, { delay: HELD });
      await expect(page, `${address}: ${place}`).toHaveTitle(path);
    }
  }
});
