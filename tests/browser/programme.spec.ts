import { recordForeignRequests } from './foreign-requests.ts';
import { forgetShifts, noteShifts, shiftOf } from './shifts.ts';
import { expect, expectLive, test, withoutScripts, withOwnClock } from './test.ts';

const address = '/nightjar-2026/programme';
const ROWS = 'main li[id^="set-"]';

withoutScripts(
  'The programme without JavaScript is on the first screen, and is chosen from',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    const rows = page.locator(ROWS);
    await expect(rows.first()).toBeInViewport({ ratio: 1 });
    for (const day of ['Friday', 'Saturday', 'Sunday'])
      await expect(page.getByRole('main').getByRole('link', { name: day, exact: true })).toBeInViewport();

    await page.setViewportSize({ width: 360, height: 780 });
    await expect(rows.first().getByRole('heading').getByRole('link')).toBeInViewport({ ratio: 1 });

    await page.getByRole('main').getByRole('link', { name: 'Saturday', exact: true }).click();
    const day = page.getByRole('heading', { name: 'Saturday' });
    await expect(day).toBeInViewport();
    const kind = page.getByRole('combobox', { name: 'What' });
    await expect(kind).not.toBeVisible();
    await page.getByText('Kind, place and needs').click();
    await kind.selectOption('Talks');
    await page.getByLabel('Step-free').check();
    await page.getByRole('combobox', { name: 'Where' }).selectOption('The Library');
    await page.getByRole('button', { name: 'SHOW THESE' }).click();
    await expect(page).toHaveURL(`${address}?kind=talk&place=library&access=step-free#choices`);
    await expect(page.getByRole('heading', { level: 1, name: 'TALKS' })).toBeVisible();
  },
);

test('The filter finds words, says how many, and is empty after Escape', async ({ page, baseURL }) => {
  await page.goto(address);
  await expectLive(page, 'programme-list');
  const sent = recordForeignRequests(page, baseURL, []);
  const rows = page.locator(ROWS).filter({ visible: true });
  const all = await rows.count();
  const field = page.getByRole('searchbox', { name: 'Find a word' });
  const status = page.locator('[data-island=programme-list]').getByRole('status');
  await field.pressSequentially('POWER castle');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Sea Power');
  await expect(status).toHaveText(`1 of ${all} entries`);
  // Days without a hit are hidden, together with their links.
  const days = page.getByRole('main').getByRole('heading', { level: 2, name: /^(Fri|Satur|Sun)day$/ });
  await page.setViewportSize({ width: 390, height: 780 });
  await field.fill('owl');
  await expect(days).toHaveText(['Sunday']);
  const jumps = page.getByRole('navigation', { name: 'Days' }).getByRole('link');
  await expect(jumps).toHaveText(['Sunday']);
  await field.press('Tab');
  await expect(rows.first().getByRole('link').first()).toBeFocused();
  await field.fill('zzz');
  await expect(rows).toHaveCount(0);
  await expect(days).toHaveCount(0);
  await expect(status).toHaveText('Nothing here has that word. Try another, or clear the box.');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(rows).toHaveCount(all);
  await expect(jumps).toHaveCount(3);
  await expect(status).toHaveText(`${all} entries`);
  await expect(page).toHaveURL(address);
  expect(sent()).toEqual([]);
});

test('What is on is marked and linked in an open tab, by the festival’s clock', async ({ page }) => {
  await withOwnClock(page);
  await page.clock.install({ time: new Date('2026-07-18T09:00:00+01:00') });
  await page.addInitScript(noteShifts);
  await page.goto(address);
  await expectLive(page, 'programme-list');
  const marked = page.locator(`${ROWS}:has([data-now="On now"])`);
  await forgetShifts(page);
  await page.clock.fastForward('05:20:00');
  await expect(marked.filter({ hasText: 'Penelope Isles' })).toHaveCount(1);
  await expect(marked.filter({ hasText: 'Bodega' })).toHaveCount(0);
  const link = page.getByRole('link', { name: `On now: ${await marked.count()}` });
  await expect(link).toHaveAttribute('href', `#${await marked.first().getAttribute('id')}`);
  expect(await shiftOf(page)).toBe(0);
  await page.clock.fastForward('01:15:00');
  await expect(marked.filter({ hasText: 'Bodega' })).toHaveCount(1);
  await expect(marked.filter({ hasText: 'Penelope Isles' })).toHaveCount(0);
});
