import type { BrowserContext, Page } from 'playwright/test';
import { brokenRules } from './every-page/access-faults.ts';
import { expect, nextFrames, test } from './test.ts';

const ARTIST = '/artist/arab-strap';
const PLAYER = 'https://open.spotify.com/embed/artist/ArabStrap0000000000000';

/** Answers in place of the streaming service; returns the addresses requested from it so far. */
async function replaceService(pages: BrowserContext): Promise<readonly string[]> {
  const requested: string[] = [];
  await pages.route(/^https:/, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<h1>A player</h1>' });
  });
  return requested;
}

const summary = (page: Page) => page.getByText('Listen here: loads the player from Spotify');
const link = (page: Page) => page.getByRole('link', { name: 'Load the player' });
const playing = (page: Page) =>
  page.frameLocator('iframe').getByRole('heading', { name: 'A player', includeHidden: true });

test('The player loads once, at one click, and Back leaves the page', async ({ page }) => {
  const requested = await replaceService(page.context());
  await page.goto('/lineup');
  await page.goto(ARTIST);
  await summary(page).scrollIntoViewIfNeeded();
  await nextFrames(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(requested).toEqual([]);
  await summary(page).press('Enter');
  await expect(playing(page)).toBeInViewport();
  await expect(link(page)).not.toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await summary(page).click();
  await expect(page.locator('iframe')).not.toBeVisible();
  await summary(page).click();
  await expect(playing(page)).toBeVisible();
  expect(requested).toEqual([PLAYER]);
  await page.goBack();
  await expect(page).toHaveURL('/lineup');
});

test('Print has a link and no player; a search in the page loads no player', async ({ page }) => {
  const requested = await replaceService(page.context());
  await page.goto(ARTIST);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Listen on Spotify' })).toBeVisible();
  await expect(summary(page)).not.toBeVisible();
  await page.emulateMedia({ media: null });
  await page
    .getByRole('main')
    .locator('details')
    .evaluate((player) => {
      player.toggleAttribute('open', true);
    });
  await nextFrames(page);
  await expect(link(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(requested).toEqual([]);
  await link(page).click();
  await expect(playing(page)).toBeVisible();
  expect(requested).toEqual([PLAYER]);
});
