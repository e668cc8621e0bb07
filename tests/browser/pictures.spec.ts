import type { Page } from 'playwright/test';
import { expect, expectLive, test } from './test.ts';
import { expectBetweenPlanes } from './title-edge.ts';

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

for (const [screen, width, height, density, file] of [
  ['a phone with a dense display', 390, 844, 3, 'hero-castle-tall-560'],
  ['a desktop screen', 1440, 900, 1, 'hero-castle-1600'],
] as const) {
  test.describe(`On ${screen}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    test('the hero loads one picture, the one for this screen', async ({ page }) => {
      const requested = picturesRequested(page);
      await page.goto('/');
      await expectLive(page, 'hero-rotation');
      expect(requested.filter((name) => /^hero(?!.*-front)/.test(name))).toEqual([file]);
      const hero = page.getByRole('main').getByRole('img').first();
      const shown = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(shown.replace(/-[\da-f]{8}/, '')).toContain(file);
    });
  });
}

test('Every row in a wall of photos holds at least two, on a phone at most two; it fills the width, and is at most half a screen high', async ({
  page,
}) => {
  for (const address of ['/gallery?shown=60', '/past-festivals/2024']) {
    await page.goto(address);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const wall = page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.locator('#photo-1') });
      const rows = await wall.evaluate((list) => {
        const { right } = list.getBoundingClientRect();
        const boxes = Array.from(list.children)
          .filter((photo) => photo.checkVisibility())
          .map((photo) => photo.getBoundingClientRect());
        return Array.from(Map.groupBy(boxes, ({ top }) => Math.round(top)).values(), (row) => ({
          photos: row.length,
          short: Math.round(right - Math.max(...row.map((box) => box.right))),
          height: Math.max(...row.map((box) => box.height)),
        }));
      });
      expect(rows.length).toBeGreaterThan(0);
      const wrong = rows.filter(
        ({ photos, short, height }) => (width < 768 ? photos > 2 : photos < 2) || short !== 0 || height > 425,
      );
      expect(wrong, `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('A photo opened large loads its widest print and those of its neighbours, none of them before', async ({
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

for (const [of, address] of [
  ['an act', '/artist/sea-power'],
  ['another act', '/artist/arab-strap'],
  ['the poster', '/lineup?view=poster'],
] as const)
  test(`The name of ${of} stands behind what is in front of its print, and contrasts with it, in every light`, async ({
    page,
  }) => {
    await page.goto(address);
    const name = page
      .getByRole('main')
      .locator(address.startsWith('/artist') ? 'h1' : 'article p')
      .first();
    for (const [width, colorScheme] of [
      [768, 'dark'],
      [1440, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectBetweenPlanes(name, `${width} px, ${colorScheme}`);
    }
  });
