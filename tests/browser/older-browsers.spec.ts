import type { Page } from 'playwright/test';
import { layoutFaults } from './every-page/layout-faults.ts';
import { expect, test } from './test.ts';

/**
 * Removes features that browsers of some years ago lack: popovers,
 * `svh`, containers, colour schemes, newer list methods.
 */
async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
    Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');
  });
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const older = (await response.text())
      .replaceAll(/ popover(target)?="[^"]*"/gi, '')
      .replaceAll(
        /:popover-open|@container|\bprefers-color-scheme\b|(?<=\d)svh|\bcqi\b|(?<=\d)cqi/g,
        (newer) => newer.replace(/(?=\w)/, 'unknown-'),
      );
    return route.fulfill({ response, body: older });
  });
}

// The test changes the documents' styles, which their policy would block.
test.use({ bypassCSP: true });

test('Older browsers show pictures, headings, the menu, picks and one day of the schedule', async ({
  page,
}) => {
  await makeOlder(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const letters = () =>
      page
        .getByRole('heading', { level: 1 })
        .locator('span > span')
        .first()
        .evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
    expect(await letters()).toBeGreaterThan(36);
    const picture = page.locator('#hero-pictures img').filter({ visible: true });
    await expect(picture).toHaveCount(1);
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    expect((await picture.boundingBox())?.height).toBeGreaterThan(300);

    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const button = page.getByRole('button', { name: 'Menu' });
    if (await button.isVisible()) {
      await expect(menu).not.toBeVisible();
      await button.click({ delay: 100 });
    }
    await menu.locator('summary', { hasText: 'Info' }).click({ delay: 100 });
    await expect(menu.getByRole('link', { name: 'About' })).toBeVisible();
    await menu.getByRole('link', { name: 'Gallery' }).click({ delay: 100 });
    await expect(page).toHaveURL('/gallery');
    expect(await letters()).toBeGreaterThan(36);
  }

  await page.goto('/lineup');
  expect(await layoutFaults(page, { wholeWords: false })).toEqual([]);

  await page.goto('/my-line-up?picks=sea-power');
  await expect(page.locator('[data-island="my-line-up"]')).toHaveAttribute('data-failed');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sea Power' }).first()).toBeVisible();

  await page.goto('/nightjar-2026/schedule');
  await page.addStyleTag({ content: '[hidden] { content-visibility: visible !important }' });
  await page.getByRole('link', { name: 'Saturday', exact: true }).click({ delay: 100 });
  await expect(page).toHaveURL(/saturday/);
  await expect(page.locator('[data-panel]').filter({ visible: true })).toHaveCount(1);
});
