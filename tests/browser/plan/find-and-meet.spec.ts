import { expect, test, withoutScripts } from '../test.ts';

withoutScripts(
  'On the plan without JavaScript a way is asked for by keyboard, and a square chosen by letter and number gives a link to send',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/plan');
    await page.getByRole('link', { name: 'FIND YOUR WAY' }).press('Enter');
    const from = page.getByRole('combobox', { name: 'From', exact: true });
    const to = page.getByRole('combobox', { name: 'To', exact: true });
    await from.selectOption('Curlew Field');
    await to.selectOption('Castle Stage');
    await page.getByRole('checkbox', { name: 'Step-free ways' }).check();
    await page.getByRole('button', { name: 'SHOW THE WAY' }).press('Enter');
    await expect(page).toHaveURL('/plan?from=curlewField&to=castle&needs=step-free&needs=#way');
    await expect(page.locator('#way')).toContainText('There is no step-free way.');
    await expect(page.locator('#way')).toBeInViewport();
    await page.getByRole('link', { name: 'The way back' }).click();
    await expect(page.getByRole('heading', { name: 'From the Castle Stage to Curlew Field' })).toBeVisible();

    await page.getByRole('link', { name: 'MEET HERE' }).click();
    await expect(page.getByRole('heading', { name: 'Meet here' })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Letter' })).toBeInViewport();
    await page.getByRole('combobox', { name: 'Letter' }).selectOption('C');
    await page.getByRole('combobox', { name: 'Number' }).selectOption('2');
    await page.getByRole('button', { name: 'SHOW THE SQUARE' }).press('Enter');
    await expect(page.getByRole('heading', { name: /^C2, / })).toBeFocused();
    await expect(page.getByRole('heading', { name: /^C2, / })).toBeInViewport();
    const meeting = page.getByRole('region', { name: /^C2, / });
    await expect(meeting.getByRole('link', { name: /\/plan\?meet=C2$/ })).toBeVisible();
    const corner = () => page.locator('main svg g[aria-hidden] > rect[height]').first().getAttribute('x');
    const marked = await corner();
    expect(marked).not.toBeNull();
    await page.getByRole('link', { name: 'The way there' }).click();
    const lacks = page.getByRole('heading', { name: 'Choose where you start from' });
    await expect(lacks).toBeFocused();
    await expect(lacks).toBeInViewport();
    expect(await corner()).toBe(marked);
    await expect(to).toHaveValue('C2');
    // The browser itself refuses to send what lacks its start.
    await expect(from).toBeInViewport();
    await page.getByRole('button', { name: 'SHOW THE WAY' }).click();
    await expect(from).toBeFocused();
    await expect(page).toHaveURL('/plan?to=C2#way');
  },
);

test('The tent’s pin is kept on the device, shown on the plan, a beginning of ways, and taken off again', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto('/plan');
  await expect(page.locator('#tent-pin')).toHaveAttribute('visibility', 'hidden');
  await page.getByRole('link', { name: 'MEET HERE' }).click();
  await expect(page.getByRole('heading', { name: 'Meet here' })).toBeFocused();
  const square = page.locator('a[href="?meet=C2#meeting"] rect');
  await square.scrollIntoViewIfNeeded();
  expect((await square.boundingBox())?.width).toBeGreaterThanOrEqual(24);
  // Names of places on it do not get in the way.
  await square.click({ force: true });
  await expect(page).toHaveURL('/plan?meet=C2#meeting');
  await page.getByRole('button', { name: 'MY TENT IS HERE' }).press('Enter');
  const line = page.locator('#tent');
  await expect(line).toBeFocused();
  await expect(line).toContainText('My tent (C2)');
  sent.length = 0;
  await page.goto('/plan');
  await expect(page.locator('#tent-pin')).toHaveAttribute('visibility', 'visible');
  // Files’ hashes may have the letters by chance.
  expect(sent.filter((url) => /C2/.test(url.replace(/assets.*/, '')))).toEqual([]);
  await page.getByRole('link', { name: 'MEET HERE' }).click();
  await expect(page).toHaveURL('/plan?meet=#meet-heading');
  await expect(page.locator('#tent-pin')).toHaveAttribute('visibility', 'visible');
  const apart = await page.evaluate(() => {
    const [pin, middle] = ['#tent-pin', 'a[href="?meet=C2#meeting"] rect'].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box ? box.x + box.width / 2 : NaN;
    });
    return Math.abs((pin ?? NaN) - (middle ?? NaN));
  });
  expect(apart).toBeLessThan(3);
  await page.getByRole('link', { name: 'FIND YOUR WAY' }).click();
  await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('My tent (C2)');
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('Castle Stage');
  await page.getByRole('button', { name: 'SHOW THE WAY' }).click();
  await expect(page).toHaveURL('/plan?from=C2&to=castle&needs=#way');
  await expect(page.getByRole('heading', { name: 'From Square C2 to the Castle Stage' })).toBeVisible();
  await page.getByRole('link', { name: 'MEET HERE' }).click();
  await page.getByRole('button', { name: 'TAKE IT OFF' }).press('Enter');
  await expect(line).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Meet here' })).toBeFocused();
  await page.getByRole('link', { name: 'FIND YOUR WAY' }).click();
  await expect(page.locator('#tent-pin')).toHaveAttribute('visibility', 'hidden');
  await expect(page.getByRole('option', { name: /My tent/ })).toHaveCount(0);
});
