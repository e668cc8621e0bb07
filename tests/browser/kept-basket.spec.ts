import type { Page } from 'playwright/test';
import { refuseToKeep } from './conditions.ts';
import { expect, expectLive, test } from './test.ts';
import { add, openCheckout, remove, totalPanel } from './open-checkout.ts';
import { costOf } from '../cost-of.ts';

const restored = (page: Page) =>
  page.getByText('Your basket is as you left it.', { exact: true }).filter({ visible: true });

/** Leaves the page by a link, and returns by the tickets’ button. */
async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Their ticket' }).click();
  await expect(page).toHaveURL('/info/accessibility#how-to-apply');
  await page.getByRole('banner').getByRole('link', { name: 'GET TICKETS' }).click();
  await page.getByRole('link', { name: 'BUY NOW' }).first().click();
  await expectLive(page, 'basket');
}

test('The basket is as it was left, can be emptied, and is all that the tab stores', async ({
  page,
  context,
}) => {
  const kept = async () => [
    await page.evaluate(() => Object.entries(sessionStorage)),
    await page.evaluate(() => Object.entries(localStorage)),
    await context.cookies(),
  ];
  await openCheckout(page);
  await expect(restored(page)).toHaveCount(0);
  await add(page, 'Weekend Ticket').click();
  await expect.poll(kept).toEqual([[['basket', 'weekend=1']], [], []]);
  await leaveAndComeBack(page);
  await expect(restored(page)).toHaveCount(1);
  // The first change removes the message.
  await add(page, 'Weekend Ticket').click();
  await expect(totalPanel(page).locator('.total')).toHaveText(`Total ${costOf({ weekend: 2 })}`);
  await expect(restored(page)).toHaveCount(0);
  await add(page, 'child aged 5 to 11, Weekend Ticket').click();
  await leaveAndComeBack(page);
  await expect(restored(page)).toHaveCount(1);
  await expect(page).toHaveURL('/tickets/purchase?weekend=2&child-weekend=1');
  await expect(totalPanel(page).getByRole('status')).toHaveText(
    `Your basket is as you left it. Total ${costOf({ weekend: 2 })}. When you pay, OWLET takes off ${costOf({ weekend: 0.5 })}. That leaves ${costOf({ weekend: 1.5 })}`,
  );
  await page.getByRole('button', { name: 'Empty it' }).press('Enter');
  await expect(restored(page)).toHaveCount(0);
  await expect(totalPanel(page).locator('.total')).toHaveText('Total £0');
  await expect(totalPanel(page).getByRole('status')).toHaveText('Total £0');
  await expect(add(page, 'Weekend Ticket')).toBeFocused();
  await expect.poll(kept).toEqual([[], [], []]);
  await expect(page).toHaveURL('/tickets/purchase');
});

test('A basket in the address replaces the stored one, even if empty; a broken one is none', async ({
  page,
}) => {
  await openCheckout(page, '?weekend=2');
  await openCheckout(page, '?locker=1');
  await expect(totalPanel(page).locator('.total')).toHaveText(`Total ${costOf({ locker: 1 })}`);
  await expect(restored(page)).toHaveCount(0);
  await openCheckout(page, '?locker=0');
  await expect(totalPanel(page).locator('.total')).toHaveText('Total £0');
  await openCheckout(page);
  await expect(totalPanel(page).locator('.total')).toHaveText('Total £0');
  await page.evaluate(() => sessionStorage.setItem('basket', 'weekend=-1&%zz&child-parking=2&locker=1e9'));
  await openCheckout(page);
  await expect(totalPanel(page).locator('.total')).toHaveText('Total £0');
  await expect(restored(page)).toHaveCount(0);
});

test('Coming back by Back, the basket is the one of the last visit', async ({ page }) => {
  await openCheckout(page);
  await page.goto('/tickets');
  await openCheckout(page, '?weekend=1');
  await page.goBack();
  await page.goBack();
  await expect(totalPanel(page).locator('.total')).toHaveText(`Total ${costOf({ weekend: 1 })}`);
  // A page from the back/forward cache runs no script again.
  await remove(page, 'Weekend Ticket').click();
  await expect(totalPanel(page).locator('.total')).toHaveText('Total £0');
  await page.evaluate(() => {
    sessionStorage.setItem('basket', 'parking=1');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(totalPanel(page).locator('.total')).toHaveText(`Total ${costOf({ parking: 1 })}`);
  await expect(restored(page)).toHaveCount(1);
});

test('The restored basket moves no heading and no stepper', async ({ page }) => {
  const places = () =>
    page
      .getByRole('main')
      .locator('h1, h2, h3, #weekend form, .total')
      .evaluateAll((elements) => elements.slice(0, 8).map((element) => element.getBoundingClientRect().top));
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCheckout(page);
  const before = await places();
  await openCheckout(page, '?weekend=2&parking=1&locker=1');
  await openCheckout(page);
  await expect(restored(page)).toHaveCount(1);
  expect(await places()).toEqual(before);
});

test('Where the browser refuses to keep anything, the till works as without it', async ({ page }) => {
  await refuseToKeep(page, 'sessionStorage');
  await openCheckout(page);
  await add(page, 'Weekend Ticket').click();
  await expect(totalPanel(page).locator('.total')).toHaveText(`Total ${costOf({ weekend: 1 })}`);
  await openCheckout(page);
  await expect(totalPanel(page).locator('.total')).toHaveText('Total £0');
  await expect(restored(page)).toHaveCount(0);
});
