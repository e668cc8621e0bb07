import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';
import { debianProgram } from '../../../scripts/debian.ts';
import { recordForeignRequests } from '../foreign-requests.ts';
import { expect, expectLive, test, withoutScripts } from '../test.ts';
import { thisFestival } from '../../this-edition/nightjar.ts';

const { sets } = thisFestival;

const mine = 'picks=the-waeve,arab-strap,sea-power&maybe=bodega';
const theirs = 'picks=tuners-guide,arab-strap,owls';

const keep = 'Keep these on this device';
const fromLink = (page: Page) => page.getByRole('region', { name: 'From a link' });

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('picks'));
const stubs = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });

test('A line-up from a link is stored, joined or compared, with a way back', async ({ page, context }) => {
  await page.goto(`/my-line-up?${mine}`);
  await expectLive(page, 'my-line-up');
  expect(await kept(page)).toBeNull();
  await page.getByRole('button', { name: keep }).click();
  expect(await kept(page)).toBe(mine);

  await page.goto(`/my-line-up?${theirs}`);
  await expect(fromLink(page)).toBeVisible();
  expect(await kept(page)).toBe(mine);
  await page.getByRole('button', { name: 'Replace mine' }).click();
  expect(await kept(page)).toBe(theirs);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await kept(page)).toBe(mine);
  await expect(page).toHaveURL(`/my-line-up?${theirs}`);

  await page.getByRole('button', { name: 'Compare with mine' }).click();
  await expect(page).toHaveURL(`/my-line-up?${mine}&with=tuners-guide,arab-strap,owls`);
  await expect(page.getByText('Friend 1: 3 picked, 1 of them yours too.')).toBeVisible();
  // The original link stays in the history.
  await page.goBack();
  await expect(page).toHaveURL(`/my-line-up?${theirs}`);
  await expect(fromLink(page)).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Friend 1: 3 picked, 1 of them yours too.')).toBeVisible();
  await page.reload();
  await expectLive(page, 'my-line-up');
  await page.getByRole('link', { name: 'Back to mine' }).click();
  await expect(page).toHaveURL(`/my-line-up?${mine}`);

  await page.goto(`/my-line-up?${theirs}`);
  await page.getByRole('button', { name: 'Add all to mine' }).click();
  await expect(stubs(page)).toHaveCount(6);

  const second = await context.newPage();
  await second.goto('/my-line-up');
  await expect(stubs(second)).toHaveCount(6);
  await expect(second.getByText('Nothing picked so far')).toBeHidden();
  await second.getByRole('button', { name: 'Remove Sea Power' }).click();
  await expect(stubs(page)).toHaveCount(5);
  await expect(page).toHaveURL(/picks=(?!.*sea-power)/);
});

test('The keyboard removes a pick, restores it, and compares line-ups', async ({ page, baseURL }) => {
  await page.goto('/my-line-up');
  await expectLive(page, 'my-line-up');
  await page.getByLabel('Your friend’s link').fill(`https://elsewhere.example/?${mine}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/my-line-up?${mine}`);
  await page.getByRole('button', { name: keep }).press('Enter');
  const remove = (title: string) => page.getByRole('button', { name: `Remove ${title}`, exact: true });
  const message = page.locator('[data-island=my-line-up] .said').getByRole('status');
  await page.setViewportSize({ width: 360, height: 640 });
  await remove('Bodega').press('Enter');
  await expect(remove('The Waeve')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message).toHaveText('The Waeve is off your line-up.');
  await expect(remove('Arab Strap')).toBeFocused();
  await expect(remove('Arab Strap')).toBeInViewport();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport({ ratio: 0.99 });
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(message).toHaveText('The Waeve is back.');
  await expect(remove('The Waeve')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.goto(`/my-line-up?${mine}`);
  await page.getByRole('button', { name: 'Replace mine' }).press('Enter');
  await remove('Sea Power').press('Enter');
  await expect(page.getByRole('heading', { name: 'Friday' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(stubs(page)).toHaveCount(4);
  const field = page.getByLabel('Your friend’s link');
  const sent = recordForeignRequests(page, baseURL, []);
  await field.fill('nothing of the kind');
  await field.press('Enter');
  await expect(page.getByText('There’s no line-up in that.')).toBeVisible();
  await field.fill(`https://elsewhere.example/my-line-up?${theirs}#friday`);
  await field.press('Enter');
  await expect(page.getByText('Friend 1: 3 picked, 1 of them yours too.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Compared' })).toBeFocused();
  await page.goBack();
  await expect(stubs(page)).toHaveCount(4);
  await expect(field).toBeFocused();
  expect(sent()).toEqual([]);
});

test('The link is copied and shared, and a scanner reads its QR code of 60 picks', async ({
  page,
  context,
  baseURL,
}, testInfo) => {
  const program = debianProgram('/usr/bin/zbarimg', 'zbar-tools');
  test.skip(program === undefined, 'no scanner here');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    const share = (shared: ShareData) => Promise.resolve(Object.assign(window, { shared }));
    Object.assign(navigator, { share });
  });
  await page.setViewportSize({ width: 360, height: 640 });
  const query = `picks=${sets
    .slice(0, 60)
    .map(({ id }) => id)
    .join()}`;
  await page.goto(`/my-line-up?${query}`);
  await expectLive(page, 'my-line-up');
  const link = `${baseURL}/my-line-up?${query}`.replace('127.0.0.1', 'localhost');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(await page.evaluate(() => (window as { shared?: ShareData }).shared)).toEqual({ url: link });
  await page.getByRole('button', { name: 'Show a QR code' }).press('Enter');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('.share').getByRole('status')).toHaveText('The QR code is below.');
  await expect(page.getByRole('button', { name: 'Hide the QR code' })).toBeFocused();
  const file = testInfo.outputPath('code.png');
  await page.getByRole('img', { name: 'QR code' }).screenshot({ path: file });
  const read = execFileSync(program ?? '', ['--nodbus', '--quiet', '--raw', file], { encoding: 'utf8' });
  expect(read.trim()).toBe(link);
});

withoutScripts('Without JavaScript picks are changed and compared by addresses alone', async ({ page }) => {
  await page.goto(`/my-line-up?${mine}`);
  await page.getByRole('button', { name: 'Remove Sea Power' }).click();
  await expect(stubs(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Make it Definite Bodega' }).click();
  await page.getByRole('button', { name: 'Make it a Maybe The Waeve' }).click();
  await expect(page.getByText('2 picked · 1 maybe')).toBeVisible();
  await page.getByLabel('Your friend’s link').fill(`http://elsewhere.example/my-line-up?${theirs}`);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('Friend 1: 3 picked, 1 of them yours too.')).toBeVisible();
  await page.getByLabel('Your friend’s link').fill('picks=bodega&maybe=arab-strap');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('You, Friend 1, Friend 2 (maybe)')).toBeVisible();
  await page.getByRole('button', { name: 'Pick it too' }).first().click();
  await expect(page.getByText('3 picked · 1 maybe')).toBeVisible();
  await page.getByRole('link', { name: 'Leave out' }).first().click();
  await expect(page.getByText('Friend 1: 2 picked, 2 of them yours too.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to mine' }).click();
  await expect(page).toHaveURL('/my-line-up?picks=arab-strap,bodega,tuners-guide&maybe=the-waeve');
});
