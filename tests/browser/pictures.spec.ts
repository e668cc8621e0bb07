import type { Page } from 'playwright/test';
import { expect, expectLive, test } from './test.ts';
import { expectContrast } from './title-edge.ts';

/** Lists the picture files that the page requests from now on, without their hashes. */
function picturesRequested(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, name, width = ''] =
      /\/assets\/(.+)-[\da-f]{8}(-\d+)?\.(?:avif|jpg)$/.exec(new URL(request.url()).pathname) ?? [];
    if (name && request.resourceType() === 'image') requested.push(`${name}${width}`);
  });
  return requested;
}

test('A photo opened large loads the widest prints of itself and its neighbours, and not before', async ({
  page,
}) => {
  const requested = picturesRequested(page);
  const wide = () => requested.filter((name) => /-(1200|1600)$/.test(name));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/gallery');
  await expectLive(page, 'gallery');
  expect(wide()).toEqual([]);
  await page.locator('#photo-3 a').click();
  const picture = page.getByRole('dialog').locator('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThanOrEqual(1200);
  await expect.poll(wide).toHaveLength(3);
});

test('The name of an act contrasts with its print', async ({ page }) => {
  for (const [address, width, colorScheme] of [
    ['/artist/sea-power', 768, 'dark'],
    ['/artist/arab-strap', 1440, 'light'],
    ['/lineup?view=poster', 1440, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const name = page
      .getByRole('main')
      .locator(address.startsWith('/artist') ? 'h1' : 'article p')
      .first();
    await expectContrast(name, address);
  }
});
