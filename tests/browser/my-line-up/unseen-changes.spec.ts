import type { Page } from 'playwright/test';
import { expect, expectLive, test } from '../test.ts';

const moved = 'Arab Strap has moved: now 7.40pm, was 7.20pm. The van broke down.';
const cancelled = 'LIFE is cancelled. It was down for Sunday, 5pm, Castle Stage. A lost voice.';

/** Lets the server tell of changes: the festival has none so far. The newest comes first, as from the server. */
const tell = (page: Page, ...changes: readonly string[]) =>
  page.route('/my-line-up', async (route) => {
    const response = await route.fetch();
    const sent = JSON.stringify(changes).replaceAll('"', '&quot;');
    const body = (await response.text()).replace('&quot;changes&quot;:[]', `&quot;changes&quot;:${sent}`);
    await route.fulfill({ response, body });
  });

/* Without a query, the server has rendered no picks: those of the device are shown by the browser alone. */
async function look(page: Page): Promise<void> {
  await page.goto('/my-line-up');
  await expectLive(page, 'my-line-up');
  await expect(page.getByRole('link', { name: 'Arab Strap' })).toBeVisible();
}

test('What changed of the picks since the visitor last looked stands out once, and stays with the pick', async ({
  page,
}) => {
  const news = page.getByRole('region', { name: 'Changed since you last looked' });
  const stub = page.locator('.stub', { hasText: 'Arab Strap' });
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('picks', 'picks=arab-strap&maybe=life'));

  await tell(
    page,
    `bodega 1700000003000 Bodega\tBodega is cancelled.`,
    `arab-strap 1700000002000 Arab Strap\t${moved}`,
  );
  await look(page);
  // To somebody who has never looked, nothing is new, but the pick says what changed.
  await expect(stub).toContainText(moved);
  await expect(news).toHaveCount(0);

  await page.unrouteAll();
  // What is told of other sets is no news to this visitor.
  await tell(
    page,
    `life 1700000005000 LIFE\t${cancelled}`,
    `bodega 1700000004000 Bodega\tBodega is on after all.`,
    `arab-strap 1700000002000 Arab Strap\t${moved}`,
  );
  await look(page);
  await expect(news.getByRole('listitem')).toHaveText([cancelled]);
  await expect(news.getByRole('link', { name: 'All changes' })).toHaveAttribute(
    'href',
    '/nightjar-2026/changes',
  );

  await look(page);
  await expect(stub).toContainText(moved);
  await expect(news).toHaveCount(0);
});
