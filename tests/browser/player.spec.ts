import type { BrowserContext, Page } from 'playwright/test';
import { expectAccessible } from './looks.ts';
import { expect, test } from './test.ts';

const ARTIST = '/artist/arab-strap';
const PLAYER = 'https://open.spotify.com/embed/artist/ArabStrap0000000000000';

/** Answers in the streaming service's place; gives back the addresses that it was asked for. */
async function standIn(pages: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = [];
  await pages.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<h1>A player</h1>' });
  });
  return asked;
}

const summary = (page: Page) => page.getByText('Listen here: loads the player from Spotify');
const link = (page: Page) => page.getByRole('link', { name: 'Load the player' });
const playing = (page: Page) =>
  page.frameLocator('iframe').getByRole('heading', { name: 'A player', includeHidden: true });

test('the player is asked for once it is opened, by one press, and not again', async ({ page }) => {
  const asked = await standIn(page.context());
  await page.goto(ARTIST);
  await summary(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await summary(page).press('Enter');
  await expect(playing(page)).toBeInViewport();
  await expect(link(page)).not.toBeVisible();
  await expectAccessible(page, 'a loaded player');
  await summary(page).click();
  await expect(page.locator('iframe')).not.toBeVisible();
  await summary(page).click();
  await expect(playing(page)).toBeVisible();
  expect(asked).toEqual([PLAYER]);
});

test('the player may play what is protected, and going back leaves the page', async ({ page }) => {
  await standIn(page.context());
  await page.goto('/lineup');
  await page.goto(ARTIST);
  await summary(page).click();
  await expect(playing(page)).toBeVisible();
  const allowed = await page.frames()[1]?.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowsFeature: (name: string) => boolean };
    };
    return featurePolicy.allowsFeature('encrypted-media');
  });
  expect(allowed).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/lineup');
});

test('a search that finds words in the player opens it, and asks nobody', async ({ page }) => {
  const asked = await standIn(page.context());
  await page.goto(ARTIST);
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('main')
    .locator('details')
    .evaluate((player) => {
      player.toggleAttribute('open', true);
    });
  await expect(link(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await link(page).click();
  await expect(playing(page)).toBeVisible();
  expect(asked).toEqual([PLAYER]);
});

test('a player whose script does not arrive has a link that opens it by itself', async ({ browser }) => {
  const page = await browser.newPage();
  const asked = await standIn(page.context());
  await page.route(/\/player-.*\.js$/, (route) => route.abort());
  await page.goto(ARTIST);
  await summary(page).click();
  await expect(link(page)).toBeVisible();
  expect(asked).toEqual([]);
  const opened = page.waitForEvent('popup');
  await link(page).click();
  await expect((await opened).getByRole('heading', { name: 'A player' })).toBeVisible();
  expect(asked).toEqual([PLAYER]);
  await page.close();
});

test('paper has the streaming service’s address, and no player', async ({ page }) => {
  await page.goto(ARTIST);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Listen on Spotify' })).toBeVisible();
  await expect(summary(page)).not.toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the player is asked for by the link inside it, and by nothing before', async ({ page }) => {
    const asked = await standIn(page.context());
    await page.goto(ARTIST);
    await summary(page).click();
    await expect(page.locator('iframe')).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await link(page).focus();
    await page.keyboard.press('Enter');
    await expect(playing(page)).toBeVisible();
    await expect(page).toHaveURL(ARTIST);
    expect(asked).toEqual([PLAYER]);
  });

  test('the place of a player that is not loaded yet looks like the page, by day and by night', async ({
    page,
  }) => {
    await page.goto(ARTIST);
    await summary(page).click();
    await expect(page.locator('noscript p')).toBeInViewport();
    const frame = page.locator('iframe');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const seen = await page.screenshot();
      await frame.evaluate((element) => (element.style.backgroundColor = 'red'));
      expect(seen.equals(await page.screenshot()), 'the frame is in the picture').toBe(false);
      await frame.evaluate((element) => (element.style.backgroundColor = ''));
      await frame.evaluate((element) => (element.style.opacity = '0'));
      const bare = await page.screenshot();
      await frame.evaluate((element) => (element.style.opacity = ''));
      expect(seen.equals(bare), colorScheme).toBe(true);
    }
  });
});
