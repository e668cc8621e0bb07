/** Tests tickets that are not simply on sale. This festival has none by default, so the test adds some. */
import { createFestival } from '../../shared/festival/create-festival.ts';
import { createTestApp } from '../test-app.ts';
import { nightjar } from '../this-edition/nightjar.ts';
import { brokenRules } from './every-page/access-faults.ts';
import { layoutFaults } from './every-page/layout-faults.ts';
import { served, type Served } from './served.ts';
import { expect, expectLive, test } from './test.ts';
import { costOf } from '../cost-of.ts';

// One server serves all tests.
test.describe.configure({ mode: 'default' });

let site: Served;

test.beforeAll(async () => {
  const availabilities = {
    weekend: 'few-left',
    'weekend-camping': 'on-the-gate',
    'day-friday': 'sold-out',
    parking: 'sold-out',
  } as const;
  site = await served(createTestApp({ festival: createFestival({ ...nightjar, availabilities }) }));
});

test.afterAll(() => site.stop());

test('Stamps and reasons are accessible, and fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`${site.origin}/tickets`);
  await expect(page.getByRole('article').getByText('Friday: Sold out')).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  expect(await brokenRules(page)).toEqual([]);
  await page.goto(`${site.origin}/tickets/purchase?day-friday=2&parking=1&weekend-camping=1&weekend=1`);
  await expectLive(page, 'basket');
  expect(await layoutFaults(page)).toEqual([]);
  expect(await brokenRules(page)).toEqual([]);
});

test('A basket with a sold-out ticket keeps the rest, and says so', async ({ page }) => {
  const keep = (basket: string) => page.evaluate((kept) => sessionStorage.setItem('basket', kept), basket);
  const totalPanel = page.getByRole('region', { name: 'Total' });
  const total = totalPanel.locator('.total');
  const leftOut = totalPanel
    .getByText('Sold out, so not in the total: Day Ticket: Friday.')
    .filter({ visible: true });
  await page.goto(`${site.origin}/tickets/purchase?day-friday=2&child-day-friday=1&weekend=1`);
  await expectLive(page, 'basket');
  await expect(leftOut).toHaveCount(1);
  await expect(total).toHaveText(`Total ${costOf({ weekend: 1 })}`);
  const soldOut = page.getByRole('button', { name: 'Add one: Day Ticket: Friday' });
  await expect(soldOut).toBeDisabled();
  await expect(soldOut).toHaveAccessibleDescription('We’ve sold the last one.');
  await page.getByRole('button', { name: 'Add one: Weekend Ticket' }).press('Tab');
  await expect(page.getByRole('button', { name: 'Add one: Day Ticket: Saturday' })).toBeFocused();
  await page.getByRole('button', { name: 'Add one: Day Ticket: Sunday' }).click({ delay: 120 });
  await expect(total).toHaveText(`Total ${costOf({ weekend: 1, 'day-sunday': 1 })}`);
  await expect(page).toHaveURL(/\?weekend=1&day-sunday=1$/);
  await expect(leftOut).toHaveCount(0);

  await keep('day-friday=2&weekend=1');
  await page.goto(`${site.origin}/tickets/purchase`);
  await expectLive(page, 'basket');
  await expect(totalPanel.getByRole('status')).toHaveText(
    `Sold out, so not in the total: Day Ticket: Friday. Total ${costOf({ weekend: 1 })}`,
  );
  await expect(total).toHaveText(`Total ${costOf({ weekend: 1 })}`);
  await expect(page.getByText('Your basket is as you left it.').filter({ visible: true })).toHaveCount(0);
});
