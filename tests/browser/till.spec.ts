import { recordForeignRequests } from './foreign-requests.ts';
import { expect, expectLive, test } from './test.ts';
import { costOf } from '../cost-of.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/tickets/purchase');
  await expectLive(page, 'basket');
});

test('Quantities start at zero and never go below it, and the total follows them', async ({ page }) => {
  const add = page.getByRole('button', { name: 'Add one: Weekend Ticket' });
  const remove = page.getByRole('button', { name: 'Remove one: Weekend Ticket' });
  const total = page.getByRole('region', { name: 'Total' }).locator('.total');
  const quantity = page.locator('#weekend form');
  await expect(quantity).toHaveText('−0+');
  await expect(remove).toBeDisabled();
  await add.click();
  await add.click();
  await page.getByRole('button', { name: 'Add one: Weekend Parking Pass' }).click();
  await expect(total).toHaveText(`Total ${costOf({ weekend: 2, parking: 1 })}`);
  await expect(page).toHaveURL('/tickets/purchase?weekend=2&parking=1');
  await remove.click();
  await remove.click();
  await expect(remove).toBeDisabled();
  await expect(quantity).toHaveText('−0+');
  await expect(total).toHaveText(`Total ${costOf({ parking: 1 })}`);
  await page.reload();
  await expect(total).toHaveText(`Total ${costOf({ parking: 1 })}`);
});

test('The signs on the buttons are drawn, 20 by 4 px', async ({ page }) => {
  const bars = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) =>
      ['::before', '::after']
        .map((part) => getComputedStyle(button, part))
        .filter(({ content }) => content === '""')
        .map(({ width, borderTopWidth, rotate }) => [width, borderTopWidth, rotate]),
    );
  expect(await bars('Remove one: Weekend Ticket')).toEqual([['20px', '4px', 'none']]);
  expect(await bars('Add one: Weekend Ticket')).toEqual([
    ['20px', '4px', 'none'],
    ['20px', '4px', '90deg'],
  ]);
});

test('The receipt says of each product how many, at what price, and what they come to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ['Weekend Ticket', 'Weekend Ticket', 'Weekend Parking Pass'])
    await page.getByRole('button', { name: `Add one: ${name}` }).click();
  const lines = page.getByRole('region', { name: 'Total' }).getByRole('listitem');
  await expect(lines).toHaveText([
    `Weekend Ticket 2 × ${costOf({ weekend: 1 })} ${costOf({ weekend: 2 })}`,
    `Weekend Parking Pass 1 × ${costOf({ parking: 1 })} ${costOf({ parking: 1 })}`,
  ]);
  const amounts = await lines
    .locator('b')
    .evaluateAll((sums) => sums.map((sum) => Math.round(sum.getBoundingClientRect().right)));
  expect(new Set(amounts).size).toBe(1);
});

for (const [colorScheme, javaScriptEnabled] of [
  ['light', true],
  ['dark', false],
] as const)
  test(`On a phone an empty checkout is answered in the total’s panel (${colorScheme}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript)`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      colorScheme,
      javaScriptEnabled,
    });
    const page = await context.newPage();
    await page.goto('/tickets/purchase');
    if (javaScriptEnabled) await expectLive(page, 'basket');
    const till = page.getByRole('region', { name: 'Total' });
    await till.getByRole('button').click();
    const answer = page.getByText('Please select at least one ticket');
    await expect(answer).toHaveCount(1);
    await expect(till.getByRole('alert')).toHaveText('Please select at least one ticket');
    await expect(answer).toBeInViewport({ ratio: 1 });
    const { color, backgroundColor } = await answer.evaluate((element) => {
      const style = getComputedStyle(element);
      return { color: style.color, backgroundColor: style.backgroundColor };
    });
    const [ink, paper] = ['rgb(23, 25, 58)', 'rgb(247, 236, 214)'];
    expect([color, backgroundColor]).toEqual(colorScheme === 'light' ? [paper, ink] : [ink, paper]);
    await context.close();
  });

test('Checking out an empty basket shows the error, and a full one its total; nothing is sent', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const foreign = recordForeignRequests(page, baseURL, []);
  const checkOut = page.getByRole('button', { name: 'PROCEED TO CHECKOUT' });
  await checkOut.click();
  const till = page.getByRole('region', { name: 'Total' });
  await expect(till.getByRole('alert')).toHaveText('Please select at least one ticket');
  await expect(page).toHaveURL('/tickets/purchase');
  for (let tickets = 0; tickets < 9; tickets += 1) {
    await page.getByRole('button', { name: 'Add one: Weekend Ticket' }).click();
  }
  await checkOut.click();
  await expect(till.locator('.reply')).toHaveText(
    `Proceeding to checkout - Total: ${costOf({ weekend: 9 })}`,
  );
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page).toHaveURL('/tickets/purchase?weekend=9');
  expect(foreign()).toEqual([]);
});

test('Tickets are chosen and checked out with the keyboard alone', async ({ page }) => {
  await page.getByRole('button', { name: 'Add one: Day Ticket: Sunday' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Total' })).toContainText(costOf({ 'day-sunday': 2 }));
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Total' })).toContainText(
    `Proceeding to checkout - Total: ${costOf({ 'day-sunday': 2 })}`,
  );
});

test('When the last ticket is removed, the focus moves to the button that adds one', async ({ page }) => {
  await page.getByRole('button', { name: 'Add one: Weekend Ticket' }).click();
  const remove = page.getByRole('button', { name: 'Remove one: Weekend Ticket' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Add one: Weekend Ticket' })).toBeFocused();
});

test('Each change is announced once: the ticket, how many of it, and the total', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Add one: Weekend Ticket' }).click();
  await expect.poll(heard).toEqual([`Weekend Ticket: 1. Total ${costOf({ weekend: 1 })}`]);
  await page.getByRole('button', { name: 'Add one: Weekend Ticket' }).click();
  await expect.poll(heard).toEqual([`Weekend Ticket: 2. Total ${costOf({ weekend: 2 })}`]);
});

test('The answer to a checkout is a notice, too, where it is out of sight, and stays beside its button until the basket changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  const till = page.getByRole('region', { name: 'Total' });
  await till.getByRole('button').click();
  await expect(page.locator('.toast')).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(till.getByRole('button')).toBeFocused();
  await expect(till.getByText('Please select at least one ticket')).toBeVisible();
  await page.getByRole('button', { name: 'Add one: Weekend Ticket' }).click();
  await expect(till.getByText('Please select at least one ticket')).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [320, 256],
  [1280, 400],
] as const) {
  test(`At ${width} × ${height} px nothing covers a control of the till while it has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/tickets/purchase?weekend=1&parking=1&locker=1&day-friday=2&child-weekend=1&checkout=1');
    await expectLive(page, 'basket');
    const all = page.getByRole('main').locator('button:enabled, a').filter({ visible: true });
    const controls = await all.count();
    expect(controls).toBeGreaterThan(10);
    const hidden: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < controls; step += 1) {
        if (step === 0 && key === 'Tab') await all.first().focus();
        else await page.keyboard.press(key);
        hidden.push(
          ...(await page.evaluate(() => {
            const element = document.activeElement as HTMLElement;
            // A link that wraps has a rectangle in each line.
            const points = Array.from(element.getClientRects()).flatMap(
              ({ left, top, width: wide, height: high }) =>
                [0.1, 0.5, 0.9].map((share) => [left + wide / 2, top + high * share] as const),
            );
            const seen = points.filter(([x, y]) => element.contains(document.elementFromPoint(x, y)));
            return seen.length === points.length
              ? []
              : [`${element.ariaLabel ?? element.textContent}: ${seen.length}/${points.length}`];
          })),
        );
      }
    }
    expect(hidden).toEqual([]);
  });
}
