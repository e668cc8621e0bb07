import { withCards } from '../every-address.ts';
import { expect, test } from './test.ts';

test.use({ hasTouch: true });

const hands = { mouse: { width: 1280, height: 800 }, finger: { width: 390, height: 844 } };

for (const [hand, viewport] of Object.entries(hands))
  for (const address of withCards)
    test(`Each card leads to its page, wherever a ${hand} presses it: ${address}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      const finger = await page.context().newCDPSession(page);
      // No click leaves the page: it says where it would have led.
      await page.evaluate(() =>
        document.addEventListener('click', (event) => {
          event.preventDefault();
          document.title = (event.target as Element).closest('a')?.pathname ?? 'nowhere';
        }),
      );
      const cards = page.locator('main :is(article, li):has(> picture):has(:is(h2, h3) a)');
      await expect(cards).not.toHaveCount(0);
      for (const card of await cards.all()) {
        const path = (await card.locator(':is(h2, h3) a').getAttribute('href')) ?? '';
        const edge = card.locator('xpath=.');
        for (const [place, target] of Object.entries({
          picture: card.getByRole('img').first(),
          caption: card.getByRole('heading'),
          edge,
        })) {
          await target.evaluate((element) =>
            element.scrollIntoView({ block: 'center', behavior: 'instant' }),
          );
          const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
          const point = { x: target === edge ? x + width - 6 : x + width / 2, y: y + height / 2 };
          await page.evaluate(() => (document.title = 'not pressed'));
          if (hand === 'finger')
            await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
          else {
            await page.mouse.move(point.x, point.y);
            await page.mouse.down();
          }
          await page.waitForTimeout(100);
          if (hand === 'finger')
            await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
          else await page.mouse.up();
          await expect(page, `${path}: ${place}`).toHaveTitle(path);
        }
      }
    });

test('A press on the picture of an artist opens the artist’s page', async ({ page }) => {
  await page.goto('/lineup');
  // Its upper left corner is the picture's.
  const card = page.getByRole('main').getByRole('article').first();
  await card.click({ position: { x: 40, y: 40 }, delay: 100 });
  await expect(page).toHaveURL('/artist/sea-power');
});
