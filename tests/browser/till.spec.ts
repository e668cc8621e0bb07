import type { Page } from 'playwright/test';
import { coveredFocus, tabFaults } from './every-page/focus-faults.ts';
import { recordForeignRequests } from './foreign-requests.ts';
import { expect, test, withoutScripts } from './test.ts';
import { add, openTill, remove, till } from './the-till.ts';
import { costOf } from '../cost-of.ts';

const [ink, receipt] = ['rgb(23, 25, 58)', 'rgb(255, 250, 240)'];

test('Quantities start at zero and never go below it, and the total follows them', async ({ page }) => {
  await openTill(page);
  const more = add(page, 'Weekend Ticket');
  const fewer = remove(page, 'Weekend Ticket');
  const total = till(page).locator('.total');
  const quantity = page.locator('#weekend form');
  await expect(quantity).toHaveText('− 0 +');
  await expect(fewer).toBeDisabled();
  // The signs are drawn, so that they look alike in every typeface.
  for (const [button, bars] of [
    [fewer, ['none', '""']],
    [more, ['""', '""']],
  ] as const) {
    const drawn = await button.evaluate((element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part).content),
    );
    expect(drawn.toSorted()).toEqual(bars.toSorted());
  }
  await more.click();
  await more.click();
  await add(page, 'Weekend Parking Pass').click();
  await expect(total).toHaveText(`Total ${costOf({ weekend: 2, parking: 1 })}`);
  await expect(page).toHaveURL('/tickets/purchase?weekend=2&parking=1');
  await fewer.click();
  await fewer.click();
  await expect(fewer).toBeDisabled();
  await expect(quantity).toHaveText('− 0 +');
  await expect(total).toHaveText(`Total ${costOf({ parking: 1 })}`);
  await page.reload();
  await expect(total).toHaveText(`Total ${costOf({ parking: 1 })}`);
});

/** The answer to an empty checkout, in the total's panel on a phone: its letters and its ground. */
async function answerOf(page: Page): Promise<readonly string[]> {
  await till(page).getByRole('button').click();
  const answer = page.getByText('Please select at least one ticket');
  await expect(answer).toHaveCount(1);
  await expect(till(page).getByRole('alert')).toHaveText('Please select at least one ticket');
  await expect(answer).toBeInViewport({ ratio: 1 });
  return answer.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
}

test('Checking out an empty basket shows the error, and a full one its total, below a line for each product; nothing is sent', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTill(page);
  const foreign = recordForeignRequests(page, baseURL, []);
  expect(await answerOf(page)).toEqual([receipt, ink]);
  await expect(page).toHaveURL('/tickets/purchase');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of [...Array.from({ length: 9 }, () => 'Weekend Ticket'), 'Weekend Parking Pass'])
    await add(page, name).click();
  const lines = till(page).getByRole('listitem');
  await expect(lines).toHaveText([
    `Weekend Ticket 9 × ${costOf({ weekend: 1 })} ${costOf({ weekend: 9 })}`,
    `Weekend Parking Pass 1 × ${costOf({ parking: 1 })} ${costOf({ parking: 1 })}`,
  ]);
  const amounts = await lines
    .locator('b')
    .evaluateAll((sums) => sums.map((sum) => Math.round(sum.getBoundingClientRect().right)));
  expect(new Set(amounts).size).toBe(1);
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await expect(till(page).locator('.reply')).toHaveText(
    `Proceeding to checkout - Total: ${costOf({ weekend: 9, parking: 1 })}`,
  );
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page).toHaveURL('/tickets/purchase?weekend=9&parking=1');
  expect(foreign()).toEqual([]);
});

withoutScripts(
  'Without JavaScript an empty checkout is answered in the total’s panel, by night, too',
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/tickets/purchase');
    expect(await answerOf(page)).toEqual([receipt, ink]);
  },
);

test('With the keyboard alone tickets are chosen and checked out; each change is announced once, and who removes the last one keeps the focus', async ({
  page,
}) => {
  await openTill(page);
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
  await expect(till(page)).toContainText(`Proceeding to checkout - Total: ${costOf({ weekend: 2 })}`);
  const fewer = remove(page, 'Weekend Ticket');
  await fewer.press('Enter');
  await fewer.press('Enter');
  await expect(fewer).toBeDisabled();
  await expect(more).toBeFocused();
});

test('The answer to a checkout is a notice, too, where it is out of sight, and stays beside its button until the basket changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await openTill(page);
  await till(page).getByRole('button').click();
  await expect(page.locator('.toast')).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(till(page).getByRole('button')).toBeFocused();
  await expect(till(page).getByText('Please select at least one ticket')).toBeVisible();
  await add(page, 'Weekend Ticket').click();
  await expect(till(page).getByText('Please select at least one ticket')).toHaveCount(0);
});

test('Nothing covers a control of the till while it has the focus, on phones and on a low desktop screen', async ({
  page,
}) => {
  await openTill(page, '?weekend=1&parking=1&locker=1&day-friday=2&child-weekend=1&checkout=1');
  // As high as to have the total in view.
  await page.setViewportSize({ width: 360, height: 660 });
  expect(await tabFaults(page, 'main')).toEqual([]);
  for (const [width, height] of [
    [320, 568],
    [1280, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await coveredFocus(page), `${width} × ${height}`).toEqual([]);
  }
});
