import type { Page } from 'playwright/test';
import { everyAddress } from '../every-address.ts';
import { expect, expectLive, test } from './test.ts';

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

for (const { screen, width, height, density, file } of [
  { screen: 'a phone', width: 390, height: 844, density: 2, file: 'hero-castle-tall-560' },
  {
    screen: 'a phone with a dense display',
    width: 390,
    height: 844,
    density: 3,
    file: 'hero-castle-tall-560',
  },
  { screen: 'a tablet', width: 768, height: 1024, density: 1.5, file: 'hero-castle-tall-1170' },
  { screen: 'a desktop screen', width: 1440, height: 900, density: 1, file: 'hero-castle-1600' },
]) {
  test(`The hero loads one picture, the one for ${screen}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: density,
    });
    const page = await context.newPage();
    const requested = picturesRequested(page);
    await page.goto('/');
    await expectLive(page, 'hero-rotation');
    expect(requested.filter((name) => name.startsWith('hero'))).toEqual([file]);
    const hero = page.getByRole('main').getByRole('img').first();
    const shown = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown.replace(/-[\da-f]{8}/, '')).toContain(file);
    await context.close();
  });
}

/** Adds up the layout shifts that no input has caused. */
function noteShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      const { dataset } = document.documentElement;
      if (!hadRecentInput) dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const address of everyAddress) {
  test(`Every picture on ${address} loads, has a description, and moves nothing as it loads`, async ({
    page,
  }) => {
    await page.addInitScript(noteShifts);
    await page.goto(address);
    const { broken, nameless, shift } = await page.evaluate(async () => {
      const drawn = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // Shifts that late fonts cause are not counted here.
      await document.fonts.ready;
      await drawn();
      delete document.documentElement.dataset['shift'];
      const images = Array.from(document.images);
      const shown = images.filter(
        (image) => image.closest('main') && image.checkVisibility({ visibilityProperty: true }),
      );
      for (const image of shown) {
        image.scrollIntoView({ block: 'center', behavior: 'instant' });
        await image.decode().catch(() => undefined);
      }
      // Pictures that show only later, or on other screens, have to load as well.
      for (const source of document.querySelectorAll('source')) source.media = source.dataset['shape'] ?? '';
      for (const image of images) image.loading = 'eager';
      await Promise.allSettled(images.map((image) => image.decode()));
      await drawn();
      return {
        broken: images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
        nameless: shown.filter(({ alt }) => !alt).map(({ src }) => src),
        shift: Number(document.documentElement.dataset['shift'] ?? 0),
      };
    });
    expect(broken).toEqual([]);
    expect(nameless).toEqual([]);
    expect(shift).toBeLessThan(0.01);
  });
}

/**
 * The pictures whose `sizes` differ from the width at which they are shown. From a larger width browsers choose a file
 * that is too large, from a smaller one a file that has to be enlarged.
 * @param least the smallest width given, as a share of the width shown; on dense phones it is understated on purpose
 */
const picturesOfOtherSize = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(async (share) => {
    const shown = Array.from(document.images).filter(
      (image) => image.checkVisibility({ visibilityProperty: true }) && image.clientWidth > 0,
    );
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode()));
    return shown.flatMap((image) => {
      const { currentSrc, naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
      // A picture that covers its box can be wider than the box.
      const width = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
      const file = Number(/-(\d+)\.avif$/.exec(currentSrc)?.[1] ?? 0);
      // What `sizes` says is the natural width of a picture from a list of widths.
      const given = naturalWidth / width;
      const widest = Math.max(
        ...Array.from(image.closest('picture')?.querySelectorAll('source') ?? [], ({ srcset }) =>
          Number(/ (\d+)w$/.exec(srcset)?.[1]),
        ),
      );
      const enlarged = file < Math.min(0.95 * width, widest);
      return given >= share && given <= 1.25 && !enlarged
        ? []
        : [`${currentSrc}: ${naturalWidth} px given, ${Math.round(width)} px shown`];
    });
  }, least);

for (const { width, density, least } of [
  { width: 390, density: 1, least: 0.9 },
  { width: 390, density: 2, least: 0.45 },
  { width: 768, density: 1, least: 0.9 },
  { width: 1024, density: 2, least: 0.9 },
  { width: 1440, density: 1, least: 0.9 },
]) {
  test(`At ${width} px, density ${density}, no picture is enlarged or comes from a print made for a larger place`, async ({
    browser,
  }) => {
    test.setTimeout(60_000);
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      deviceScaleFactor: density,
    });
    const page = await context.newPage();
    const found: string[] = [];
    for (const address of [...everyAddress, '/gallery?shown=60', '/nowhere']) {
      await page.goto(address);
      for (const picture of await picturesOfOtherSize(page, least)) found.push(`${address}: ${picture}`);
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

test('Every row in a wall of photos holds at least two, but for the gallery’s first on a phone; it fills the width, and is at most half a screen high', async ({
  page,
}) => {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [
      '/gallery',
      '/gallery?shown=60',
      ...[2025, 2024, 2023, 2022].map((year) => `/past-festivals/${year}`),
    ]) {
      await page.goto(address);
      const wall = page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.locator('#photo-1') });
      const rows = await wall.evaluate((list) => {
        const photos = Array.from(list.children).filter((photo) => photo.checkVisibility());
        const edge = list.getBoundingClientRect();
        return Array.from(
          Map.groupBy(photos, (photo) => Math.round(photo.getBoundingClientRect().top)).values(),
          (row) => ({
            photos: row.length,
            short: Math.round(
              edge.right - Math.max(...row.map((photo) => photo.getBoundingClientRect().right)),
            ),
            height: Math.max(...row.map((photo) => photo.getBoundingClientRect().height)),
          }),
        );
      });
      expect(rows.length).toBeGreaterThan(0);
      const leads = width < 768 && address.startsWith('/gallery');
      if (leads) expect(rows[0]?.photos, `${address} at ${width} px`).toBe(1);
      for (const [index, { photos, short, height }] of rows.entries()) {
        if (index || !leads) expect(photos, `${address} at ${width} px`).toBeGreaterThanOrEqual(2);
        expect(short, `${address} at ${width} px`).toBe(0);
        expect(height, `${address} at ${width} px`).toBeLessThanOrEqual(425);
      }
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
