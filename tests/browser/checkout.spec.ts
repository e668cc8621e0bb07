import { recordForeignRequests } from './foreign-requests.ts';
import { expect, test } from './test.ts';
import { add, openCheckout, remove, totalPanel } from './open-checkout.ts';
import { costOf } from '../cost-of.ts';

test('Checking out answers an empty and a full basket, and sends nothing', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCheckout(page);
  const foreign = recordForeignRequests(page, baseURL, []);
  const checkOut = totalPanel(page).getByRole('button', { name: 'PROCEED TO CHECKOUT' });
  await checkOut.click();
  const answer = totalPanel(page).getByText('Please select at least one ticket');
  await expect(totalPanel(page).getByRole('alert')).toHaveText('Please select at least one ticket');
  await expect(answer).toBeInViewport({ ratio: 1 });
  await totalPanel(page).getByRole('button', { name: 'Close' }).click();
  await expect(answer).toHaveCount(0);
  await expect(checkOut).toBeFocused();
  await expect(page).toHaveURL('/tickets/purchase');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (let press = 0; press < 9; press += 1) await add(page, 'Weekend Ticket').click();
  await add(page, 'Weekend Parking Pass').click();
  await expect(totalPanel(page).getByRole('listitem')).toHaveText([
    `Weekend Ticket 9 × ${costOf({ weekend: 1 })} ${costOf({ weekend: 9 })}`,
    `Weekend Parking Pass 1 × ${costOf({ parking: 1 })} ${costOf({ parking: 1 })}`,
  ]);
  await checkOut.click();
  await expect(totalPanel(page).getByRole('status').last()).toHaveText(
    `Proceeding to checkout - Total: ${costOf({ weekend: 9, parking: 1 })}`,
  );
  await expect(page).toHaveURL('/tickets/purchase?weekend=9&parking=1');
  expect(foreign()).toEqual([]);
});

test('The keyboard alone buys tickets, and hears of each change once', async ({ page }) => {
  await openCheckout(page);
  const fewer = remove(page, 'Weekend Ticket');
  await expect(fewer).toBeDisabled();
  await page.evaluate(() => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      const live = '[role=status], [role=alert], [aria-live]:not([aria-live=off]), output';
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
        if (region) heard.push(region.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { heard });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  const more = add(page, 'Weekend Ticket');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(heard).toEqual([`Weekend Ticket: 1. Total ${costOf({ weekend: 1 })}`]);
  await page.keyboard.press('Space');
  await expect.poll(heard).toEqual([`Weekend Ticket: 2. Total ${costOf({ weekend: 2 })}`]);
  const checkOut = page.getByRole('button', { name: 'PROCEED TO CHECKOUT' });
  await checkOut.press('Enter');
  await expect(totalPanel(page)).toContainText(`Proceeding to checkout - Total: ${costOf({ weekend: 2 })}`);
  await fewer.press('Enter');
  await fewer.press('Enter');
  await expect(fewer).toBeDisabled();
  await expect(more).toBeFocused();
});
