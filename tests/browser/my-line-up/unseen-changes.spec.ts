import type { Page } from 'playwright/test';
import type { SentChange } from '../../../shared/rules/my-line-up/changed-picks.ts';
import { expect, expectLive, test } from '../test.ts';

const moved = 'Arab Strap has moved: now 7.40pm, was 7.20pm. The van broke down.';
const cancelled = 'LIFE is cancelled. It was down for Sunday, 5pm, Castle Stage. A lost voice.';

/** Adds changes to the server's answers, because the festival has none so far. */
const tell = (page: Page, ...changes: readonly SentChange[]) =>
  page.route('/my-line-up', async (route) => {
    const response = await route.fetch();
    const sent = JSON.stringify(changes).replaceAll('"', '&quot;');
    const body = (await response.text()).replace('&quot;changes&quot;:[]', `&quot;changes&quot;:${sent}`);
    await route.fulfill({ response, body });
  });

/* Without a query, the server renders no picks, so only the browser shows those of the device. */
async function look(page: Page): Promise<void> {
  await page.goto('/my-line-up');
  await expectLive(page, 'my-line-up');
  await expect(page.getByRole('link', { name: 'Arab Strap' })).toBeVisible();
}

test('A pick’s change since the last visit stands out once, and stays with the pick', async ({ page }) => {
  const news = page.getByRole('region', { name: 'Changed since you last looked' });
  const stub = page.locator('.set', { hasText: 'Arab Strap' });
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('picks', 'picks=arab-strap&maybe=life'));

  await tell(
    page,
    { set: 'bodega', at: 1700000003000, title: 'Bodega', sentence: 'Bodega is cancelled.' },
    { set: 'arab-strap', at: 1700000002000, title: 'Arab Strap', sentence: moved },
  );
  await look(page);
  // On a first visit nothing is new, but the pick still names its change.
  await expect(stub).toContainText(moved);
  await expect(news).toHaveCount(0);

  await page.unrouteAll();
  // Changes of other sets are no news to this visitor.
  await tell(
    page,
    { set: 'life', at: 1700000005000, title: 'LIFE', sentence: cancelled },
    { set: 'bodega', at: 1700000004000, title: 'Bodega', sentence: 'Bodega is on after all.' },
    { set: 'arab-strap', at: 1700000002000, title: 'Arab Strap', sentence: moved },
  );
  await look(page);
  await expect(news.getByRole('listitem')).toHaveText([cancelled]);

  await look(page);
  await expect(stub).toContainText(moved);
  await expect(news).toHaveCount(0);
});
