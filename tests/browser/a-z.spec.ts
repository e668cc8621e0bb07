import { recordForeignRequests } from './foreign-requests.ts';
import { expect, expectLive, test } from './test.ts';

const address = '/a-z';

test('The A to Z finds an entry by any word, says how many, sends nothing', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(address);
  await expectLive(page, 'word-list');
  const sent = recordForeignRequests(page, baseURL, []);
  const rows = page.getByRole('main').locator('li:not(nav li)').filter({ visible: true });
  const all = await rows.count();
  expect(all).toBeGreaterThanOrEqual(120);
  const field = page.getByRole('searchbox', { name: 'Find a word' });
  const status = page.getByRole('main').getByRole('status');
  const first = rows.first();
  for (const [typed, word, said] of [
    ['where are the showers', 'Showers', `1 of ${all} entries`],
    ['showrs', 'Showers', 'Nothing has that word. Did you mean one of these?'],
  ] as const) {
    await field.fill(typed);
    await expect(rows).toHaveCount(1);
    await expect(first.getByRole('link')).toHaveText(word);
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(status).toHaveText(said);
  }
  await field.fill('zzz');
  await expect(rows).toHaveCount(0);
  await expect(status).toHaveText(/^Nothing has that word. Try another/);
  await field.press('Escape');
  await expect(rows).toHaveCount(all);
  await expect(page).toHaveURL(address);
  expect(sent()).toEqual([]);

  await field.fill('wi-fi');
  await expect(rows).toHaveCount(1);
  // Tab goes to the only link that is left; the letters are not in its way.
  await field.press('Tab');
  await expect(rows.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/info/faqs#wifi');
  await expect(page.getByText('There is no public WiFi.')).toBeInViewport();
});
